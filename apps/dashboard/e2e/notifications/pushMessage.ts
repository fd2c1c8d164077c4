import type { BrowserContext, Page } from '@playwright/test'
import { webConfig } from './pushProvider.ts'

type Pushed = { id?: string; title?: string; body?: string; to?: string; link?: string; kind?: string }

/** Delivers a push message to the browser, as the provider's push service does. */
export async function deliver(page: Page, { id = '1', title, body, to, link, kind }: Pushed): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const found = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL }) =>
      scopeURL.endsWith('/firebase-cloud-messaging-push-scope'),
    )
    if (ours && !ours.isDeleted) found.resolve(ours.registrationId)
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found.promise,
    data: JSON.stringify({
      from: webConfig.messagingSenderId,
      priority: 'normal',
      fcmMessageId: `pesan-${id}`,
      notification: { title, body, tag: `uji-${id}` },
      data: { id, ...(to && { to }), ...(kind && { kind }), at: new Date().toISOString() },
      ...(link && { fcmOptions: { link } }),
    }),
  })
  await session.detach()
}

/** Returns the notifications that the browser shows, each as `title|body`. */
export function shownNotifications(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const shown = await Promise.all(registrations.map((each) => each.getNotifications()))
    return shown.flat().map(({ title, body }) => `${title}|${body}`)
  })
}

/** Makes the worker treat every page as hidden; in a test browser all pages are visible. */
export async function hidePages(context: BrowserContext): Promise<void> {
  await workerOf(context).evaluate(() => {
    // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-type-assertion -- any: the types of a page do not contain the globals of a worker
    const { WindowClient } = globalThis as any
    Object.defineProperty(WindowClient.prototype, 'visibilityState', { get: () => 'hidden' })
  })
}

/**
 * Sends the push worker the click event of the visible notification, because a test cannot click a system notification.
 * Replaces the browser functions that work only after a real click. Returns the URLs that the worker opened.
 */
export async function clickNotification(context: BrowserContext): Promise<string[]> {
  return workerOf(context).evaluate(async () => {
    /* oxlint-disable typescript/no-explicit-any, typescript/no-unsafe-type-assertion -- any: the types of a page do not contain the globals of a worker */
    const scope = globalThis as any
    const opened: string[] = []
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the browser, which receives only this function
    scope.WindowClient.prototype.focus = async function focus() {
      return this
    }
    scope.clients.openWindow = async (url: string) => {
      opened.push(url)
      return null
    }
    const [notification] = await scope.registration.getNotifications()
    const waited: Promise<unknown>[] = []
    const event = new scope.NotificationEvent('notificationclick', { notification })
    event.waitUntil = (work: Promise<unknown>) => waited.push(work)
    scope.dispatchEvent(event)
    await Promise.race([Promise.all(waited), new Promise((resolve) => setTimeout(resolve, 4000))])
    return opened
  })
}

function workerOf(context: BrowserContext) {
  // Chooses the worker by its URL, because the page has a second worker for use without a connection.
  const worker = context.serviceWorkers().find((each) => each.url().includes('firebase'))
  if (worker === undefined) throw new Error('The push worker does not run.')
  return worker
}
