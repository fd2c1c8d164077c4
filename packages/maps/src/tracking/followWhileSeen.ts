import type { Follower } from '@sikud/api/live'

/** The connection closes after the tab has been hidden for this time. */
const HIDDEN_MS = 10_000

/** The objects that fire visibility and network events. They are a parameter, so that tests can replace them. */
interface Page {
  document: EventTarget & { readonly hidden: boolean }
  window: EventTarget
}

/**
 * Pauses the connection to the live fleet while the tab is hidden, and retries at once when the network is back.
 * Returns a function that removes the listeners.
 */
export function followWhileSeen(
  follower: Pick<Follower, 'pause' | 'resume' | 'retryNow'>,
  { document, window }: Page = globalThis,
): () => void {
  let hiding: ReturnType<typeof setTimeout> | undefined
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(() => follower.pause(), HIDDEN_MS)
    else follower.resume()
  }
  const onOnline = () => follower.retryNow()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  if (document.hidden) onVisibility()
  return () => {
    clearTimeout(hiding)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', onOnline)
  }
}
