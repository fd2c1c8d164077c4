import type { PushedMessage } from './pushState.ts'

/** Name of the broadcast channel on which the worker sends messages to hidden pages, which add them to the inbox. */
export const hiddenChannel = 'sikud-push'

/**
 * Maximum age (ms) of a page that a click on a notification has just opened. The worker opens a page and reports the
 * click three seconds later. The new page must then not open its own URL again.
 */
const OPENED_WITHIN_MS = 15_000

type WorkerListeners = {
  /** Called for a message that the browser showed while no page was visible. */
  onHidden: (message: PushedMessage) => void
  /** Called when the user clicks a notification and this page must open its URL. */
  onClick: (message: PushedMessage) => void
}

/** Listens to the worker, because the SDK does not report clicks; returns a function that stops listening. */
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
