import { readItem } from '../inboxItems.ts'
import type { InboxItem } from '../models.ts'
import type { InboxStorage } from './baseAnswers.ts'
import { isAbandoned } from './inboxOwner.ts'

const TABLE = 'inbox'
/** Time-out of `open`, because a browser with broken storage never fires an event. */
const OPEN_TIMEOUT_MS = 3000

/**
 * Stores inboxes in IndexedDB, one record for each user; rejects when the browser refuses. `eraseWithSession` of
 * `@sikud/api/react` erases them.
 */
export const browserInboxes: InboxStorage = async (owner, update) => {
  const database = await open()
  try {
    return await updateRecord(database, owner, update)
  } finally {
    // An open connection blocks a newer database version in another tab.
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('sikud', 1)
    let isLate = false
    setTimeout(() => {
      isLate = true
      reject(new Error('IndexedDB did not open in time.'))
    }, OPEN_TIMEOUT_MS)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE))
    request.addEventListener('success', () => (isLate ? request.result.close() : resolve(request.result)))
    request.addEventListener('error', () => reject(errorOf(request)))
  })
}

function updateRecord(
  database: IDBDatabase,
  owner: string,
  update: Parameters<InboxStorage>[1],
): Promise<readonly InboxItem[]> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLE, 'readwrite')
    const inboxes = transaction.objectStore(TABLE)
    let items: readonly InboxItem[] = []
    const read = inboxes.get(owner)
    read.addEventListener('success', () => {
      const before = readItems(read.result)
      items = update(before)
      if (items !== before) inboxes.put(items, owner)
    })
    const owners = inboxes.getAllKeys()
    owners.addEventListener('success', () => {
      for (const key of owners.result) if (isAbandoned(key, owner)) inboxes.delete(key)
    })
    transaction.addEventListener('complete', () => resolve(items))
    transaction.addEventListener('abort', () => reject(errorOf(transaction)))
  })
}

function errorOf({ error }: { error: DOMException | null }) {
  return error ?? new Error('The browser refused its storage.')
}

/** Reads stored notifications; drops invalid ones, for example those that another version stored. */
export function readItems(stored: unknown): readonly InboxItem[] {
  return Array.isArray(stored) ? stored.flatMap((item) => readItem(item) ?? []) : []
}
