import type { BrowserContext, Page } from '@playwright/test'

/** The subscription that the fake push service gives to the browser; the app must register it at the push provider. */
export const subscription = {
  endpoint: 'https://push.peramban.example/send/7f3a',
  auth: Buffer.from('rahasia-16-bytes').toString('base64url'),
  p256dh: Buffer.from([4, ...Array.from({ length: 64 }, (_, index) => index)]).toString('base64url'),
}

/**
 * Replaces `pushManager.subscribe`, which hangs if the browser cannot reach its push service. The replacement stores
 * the subscription in `localStorage`, so that it survives a reload.
 */
export async function standInForSubscribe(context: BrowserContext): Promise<void> {
  await context.addInitScript((given) => {
    const key = 'e2e-subscription'
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the browser, which receives only this function
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
        .buffer
    const made = () => ({
      endpoint: given.endpoint,
      getKey: (name: 'auth' | 'p256dh') => bytes(given[name]),
      unsubscribe: async () => {
        localStorage.removeItem(key)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) === null ? null : made()),
      subscribe: async (options: { applicationServerKey: Uint8Array; userVisibleOnly: boolean }) => {
        localStorage.setItem(
          key,
          JSON.stringify([options.userVisibleOnly, options.applicationServerKey.length]),
        )
        return made()
      },
    })
  }, subscription)
}

/** Replaces the browser's permission dialog. The permission is `default`; after the app's request it is `answer`. */
export async function standInForQuestion(
  context: BrowserContext,
  answer: 'granted' | 'denied' | 'default',
): Promise<void> {
  await context.addInitScript((said) => {
    const key = 'e2e-answer'
    const now = () => localStorage.getItem(key) ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: now })
    Notification.requestPermission = async () => {
      localStorage.setItem(key, said)
      return said
    }
    navigator.permissions.query = () => Promise.reject(new TypeError('not here'))
  }, answer)
}

/** Makes the stored push token look `days` days older. */
export async function ageToken(page: Page, days: number): Promise<void> {
  await page.evaluate(async (age) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the browser, which receives only this function
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
