import type { PushedMessage } from './connectProvider.ts'

/** Channel on which the worker tells pages what it showed while none was visible. */
export const hiddenChannel = 'sikud-push'

/** The worker reports a click three seconds after it opened a page for it. */
const openedWithinMs = 15_000

type WorkerListeners = {
  /** A message that the browser showed while no page was visible. */
  onHidden: (message: PushedMessage) => void
  /** A notification was clicked, and this page is to show its subject. */
  onClick: (message: PushedMessage) => void
}

/** Receives messages of the worker; the SDK does not report clicks. */
export function followWorker({ onHidden, onClick }: WorkerListeners): () => void {
  const opened = window.location.href
  const hear = ({ data }: MessageEvent) => {
    if (data?.isFirebaseMessaging !== true || data.messageType !== 'notification-clicked') return
    const link: unknown = data.fcmOptions?.link ?? data.notification?.click_action
    if (link === opened && performance.now() < openedWithinMs) onHidden(data)
    else onClick(data)
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  const channel = new BroadcastChannel(hiddenChannel)
  channel.addEventListener('message', ({ data }) => onHidden(data))
  return () => {
    navigator.serviceWorker?.removeEventListener('message', hear)
    channel.close()
  }
}
