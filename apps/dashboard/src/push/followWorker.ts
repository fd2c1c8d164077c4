import type { PushedMessage } from './connectProvider.ts'

/** Channel on which the worker sends pages the messages that it showed while none was visible. */
export const hiddenChannel = 'sikud-push'

/** The worker reports a click three seconds after it opened a page for it. */
const OPENED_WITHIN_MS = 15_000

type WorkerListeners = {
  /** A message that the browser showed while no page was visible. */
  onHidden: (message: PushedMessage) => void
  /** The user clicked a notification, and this page opens its address. */
  onClick: (message: PushedMessage) => void
}

/** Receives messages of the worker; the SDK does not report clicks. */
export function followWorker({ onHidden, onClick }: WorkerListeners): () => void {
  const opened = window.location.href
  const onMessage = ({ data }: MessageEvent) => {
    if (data?.isFirebaseMessaging !== true || data.messageType !== 'notification-clicked') return
    const link: unknown = data.fcmOptions?.link ?? data.notification?.click_action
    if (link === opened && performance.now() < OPENED_WITHIN_MS) onHidden(data)
    else onClick(data)
  }
  navigator.serviceWorker?.addEventListener('message', onMessage)
  const channel = new BroadcastChannel(hiddenChannel)
  channel.addEventListener('message', ({ data }) => onHidden(data))
  return () => {
    navigator.serviceWorker?.removeEventListener('message', onMessage)
    channel.close()
  }
}
