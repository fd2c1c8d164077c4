import { errorOf, openDatabase } from '../browserDatabase.ts'

/** The unsaved entries of a form, and the version of the record (`basis`) that the user edited, if any. */
export type Draft = {
  id: string
  form: string
  user: string
  entered: unknown
  basis: unknown
  /** When the user typed last, in epoch ms. */
  at: number
}

/** Keeps drafts so that they survive a reload. */
export type DraftStorage = {
  put: (draft: Draft) => Promise<void>
  remove: (id: string) => Promise<void>
  read: (form: string, user: string) => Promise<Draft[]>
}

const TABLE = 'drafts'
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Stores drafts in IndexedDB for 7 days; rejects when the browser refuses. `eraseWithSession` erases them. */
export const browserDrafts: DraftStorage = {
  put: (draft) => inTable((table) => void table.put(draft)),
  remove: (id) => inTable((table) => void table.delete(id)),
  async read(form, user) {
    const found: Draft[] = []
    await inTable((table) => {
      const all = table.getAll()
      all.addEventListener('success', () => {
        for (const draft of all.result) {
          if (!isDraft(draft) || draft.at < Date.now() - KEPT_MS) table.delete(draft.id)
          else if (draft.form === form && draft.user === user) found.push(draft)
        }
      })
    })
    return found
  },
}

async function inTable(use: (table: IDBObjectStore) => void): Promise<void> {
  const database = await openDatabase('sikud-drafts', TABLE, { keyPath: 'id' })
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(TABLE, 'readwrite')
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(errorOf(transaction)))
      use(transaction.objectStore(TABLE))
    })
  } finally {
    database.close()
  }
}

/** Returns whether a stored row is a draft; another version may have stored it. */
function isDraft(row: { id: string } & Partial<Draft>): row is Draft {
  return typeof row.form === 'string' && typeof row.user === 'string' && typeof row.at === 'number'
}
