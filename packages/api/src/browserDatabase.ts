/** Time-out of `open`, because a browser with broken storage never fires an event. */
const OPEN_TIMEOUT_MS = 3000

/** Names of the databases of IndexedDB that must not outlive a session. */
export const sessionDatabases = ['sikud', 'sikud-drafts'] as const

/** Opens a database with one object store. Close it after use: an open database cannot be deleted. */
export function openDatabase(
  name: (typeof sessionDatabases)[number],
  table: string,
  options?: IDBObjectStoreParameters,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    let isLate = false
    setTimeout(() => {
      isLate = true
      reject(new Error('IndexedDB did not open in time.'))
    }, OPEN_TIMEOUT_MS)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, options))
    request.addEventListener('success', () => (isLate ? request.result.close() : resolve(request.result)))
    request.addEventListener('error', () => reject(errorOf(request)))
  })
}

/** Returns the error of a failed request or transaction. */
export function errorOf({ error }: { error: DOMException | null }): Error {
  return error ?? new Error('The browser refused its storage.')
}
