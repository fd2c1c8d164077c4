import { getApps, initializeApp } from '@firebase/app'
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from '@firebase/messaging'
import { type PushConnection, PushError, registerWorker } from '@sikud/api/react'

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
