import { hiddenChannel } from './hiddenChannel.ts'
import type { PushedMessage } from './PushConnection.ts'

/** A page that was opened by a click is there already; the word of the click comes three seconds later. */
const openedWithinMs = 15_000

type WorkerListeners = {
  /** A message that the browser showed while no page was seen. */
  onHidden: (message: PushedMessage) => void
  /** A notification was clicked, and this page is the one to show what it is about. */
  onClick: (message: PushedMessage) => void
}

/** Follows what the worker has to say, beside the SDK, which tells nobody of clicks. */
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
