import type { InboxItem } from '@sikud/ui/notification'
import type { InboxEdit } from './inboxItems.ts'
import { isAbandoned } from './inboxOwner.ts'
import { readItems } from './readItems.ts'

/** Changes the inbox of `owner` in one step that no other tab can come between, and answers what is in it then. */
export type InboxStorage = (owner: string, edit: InboxEdit) => Promise<readonly InboxItem[]>

const table = 'inbox'
const patience = 3000 // ms; a browser whose storage is broken may never answer

/** The inboxes of this browser, one record a user, in IndexedDB; rejects when the browser refuses. */
export const browserInboxes: InboxStorage = async (owner, edit) => {
  const database = await open()
  try {
    return await inOneStep(database, owner, edit)
  } finally {
    // Held open, it would stand in the way of a newer version in another tab.
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('sikud', 1)
    let late = false
    setTimeout(() => {
      late = true
      reject(new Error('The browser did not open its storage.'))
    }, patience)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table))
    request.addEventListener('success', () => (late ? request.result.close() : resolve(request.result)))
    request.addEventListener('error', () => reject(fault(request)))
  })
}

function inOneStep(database: IDBDatabase, owner: string, edit: InboxEdit): Promise<readonly InboxItem[]> {
  return new Promise((resolve, reject) => {
    const step = database.transaction(table, 'readwrite')
    const inboxes = step.objectStore(table)
    let items: readonly InboxItem[] = []
    const read = inboxes.get(owner)
    read.addEventListener('success', () => {
      const before = readItems(read.result)
      items = edit(before)
      if (items !== before) inboxes.put(items, owner)
    })
    const owners = inboxes.getAllKeys()
    owners.addEventListener('success', () => {
      for (const kept of owners.result) if (isAbandoned(kept, owner)) inboxes.delete(kept)
    })
    step.addEventListener('complete', () => resolve(items))
    step.addEventListener('abort', () => reject(fault(step)))
  })
}

function fault({ error }: { error: DOMException | null }) {
  return error ?? new Error('The browser refused its storage.')
}
