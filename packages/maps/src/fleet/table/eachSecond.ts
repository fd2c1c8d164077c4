const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls all listeners from one timer while the page is visible; returns the function that ends it. */
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
