import type { Page } from '@playwright/test'

/** Makes the stored push token older by some days. */
export async function ageToken(page: Page, days: number): Promise<void> {
  await page.evaluate(async (age) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the browser, which gets this function only
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('IndexedDB')))
      })
    const database = await done(indexedDB.open('firebase-messaging-database'))
    const store = database
      .transaction('firebase-messaging-store', 'readwrite')
      .objectStore('firebase-messaging-store')
    const [key] = await done(store.getAllKeys())
    const [details] = await done(store.getAll())
    await done(store.put({ ...details, createTime: Date.now() - age * 86_400_000 }, key))
    database.close()
  }, days)
}
