import type { BrowserContext } from '@playwright/test'

/** The subscription of the fake push service, which the app must register at the provider. */
export const subscription = {
  endpoint: 'https://push.peramban.example/send/7f3a',
  auth: Buffer.from('rahasia-16-bytes').toString('base64url'),
  p256dh: Buffer.from([4, ...Array.from({ length: 64 }, (_, index) => index)]).toString('base64url'),
}

/**
 * Replaces `pushManager.subscribe`, which hangs if the browser cannot reach its push service. The subscription lasts as
 * long as the context's storage.
 */
export async function standInForSubscribe(context: BrowserContext): Promise<void> {
  await context.addInitScript((given) => {
    const key = 'e2e-subscription'
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the browser, which gets this function only
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

/** Replaces the browser's permission question: the permission is `default` until the app asks, then `answer`. */
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
