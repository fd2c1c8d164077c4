import type { Follower } from '@sikud/api/live'

/** A tab that is hidden for less keeps its connection. */
const HIDDEN_MS = 10_000

/** The event targets for visibility and network. */
interface Page {
  document: EventTarget & { readonly hidden: boolean }
  window: EventTarget
}

/** Pauses a follower while the tab is hidden, and retries at once when the network is back. Returns a function that stops this. */
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
