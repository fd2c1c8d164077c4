import { errorOf, openDatabase } from '../browserDatabase.ts'
import { readItem } from '../inboxItems.ts'
import type { InboxItem } from '../models.ts'
import type { InboxStorage } from './baseAnswers.ts'
import { isAbandoned } from './inboxOwner.ts'

const TABLE = 'inbox'

/**
 * Stores inboxes in IndexedDB, one record for each user; rejects when the browser refuses. `eraseWithSession` of
 * `@sikud/api/react` erases them.
 */
export const browserInboxes: InboxStorage = async (owner, update) => {
  const database = await openDatabase('sikud', TABLE)
  try {
    return await updateRecord(database, owner, update)
  } finally {
    // An open connection blocks a newer database version in another tab.
    database.close()
  }
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

/** Reads stored notifications; drops invalid ones, for example those that another version stored. */
export function readItems(stored: unknown): readonly InboxItem[] {
  return Array.isArray(stored) ? stored.flatMap((item) => readItem(item) ?? []) : []
}
