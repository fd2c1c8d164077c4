import { getApps, initializeApp } from '@firebase/app'
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from '@firebase/messaging'
import { PushError } from './pushFailure.ts'
import { registerWorker } from './registerWorker.ts'

/** A message from the provider's SDK; its values are untrusted. */
export interface PushedMessage {
  messageId?: unknown
  notification?: { title?: unknown; body?: unknown }
  data?: Record<string, unknown>
  fcmOptions?: { link?: unknown }
}

/** The connection of this browser to the push provider. */
export type PushConnection = {
  /** Returns the push token of this browser; requests a new one if there is none or it is older than seven days. */
  token: () => Promise<string>
  /** Deletes the token. */
  remove: () => Promise<void>
  /** Shows a notification in this browser only; the provider is not involved. */
  show: (title: string, body: string) => Promise<void>
  /** Adds a listener for the messages that arrive while a page of the dashboard is visible. */
  onMessage: (listener: (message: PushedMessage) => void) => void
}

/** Connects to the push provider through its SDK; throws the SDK's errors, or `PushError`. */
export async function connectProvider(options: Record<string, string>): Promise<PushConnection> {
  if (!(await isSupported())) throw new PushError((await hasIndexedDb()) ? 'unsupported' : 'indexedDb')
  const messaging = getMessaging(getApps()[0] ?? initializeApp(options))
  const { vapidKey, ...known } = options
  const serviceWorkerRegistration = await registerWorker(known)
  const token = () => getToken(messaging, { vapidKey, serviceWorkerRegistration })
  return {
    token,
    async remove() {
      // `token` passes our worker to the SDK. Without it, `deleteToken` would register the default worker of the SDK.
      await token()
      await deleteToken(messaging)
    },
    show: (title, body) =>
      serviceWorkerRegistration.showNotification(title, { body, icon: '/push-icon.png', tag: 'percobaan' }),
    onMessage(listener) {
      onMessage(messaging, listener)
    },
  }
}

/** Returns whether IndexedDB works; some private windows refuse it. */
function hasIndexedDb(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('sikud-push-trial')
      opening.addEventListener('success', () => {
        opening.result.close()
        indexedDB.deleteDatabase('sikud-push-trial')
        resolve(true)
      })
      opening.addEventListener('error', () => resolve(false))
    } catch {
      resolve(false)
    }
  })
}
