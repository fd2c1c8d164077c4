const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls the listener each second while the page is visible; returns a function that removes the listener. */
export function onEachSecond(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    if (!document.hidden) for (const notify of listeners) notify()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
