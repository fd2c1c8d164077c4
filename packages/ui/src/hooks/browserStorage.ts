/**
 * The browser's storage, which may be blocked or full: then values live in memory until the page is left.
 * The only file of the kit that touches it.
 */
const memory = new Map<string, string>()
const listeners = new Set<(key: string) => void>()

/** The stored text of a key, or null when there is none. */
export function readStored(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key and tells everyone in this tab who listens. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
  for (const listener of listeners) listener(key)
}

/** Calls back when another tab changes the key; returns the way to stop. */
export function subscribeOtherTabs(key: string, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // A cleared storage reports a null key.
    if (event.key === key || event.key === null) onChange()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Calls back when the key changes, in this tab or in another; returns the way to stop. */
export function subscribeStored(key: string, onChange: () => void): () => void {
  const listener = (changed: string) => {
    if (changed === key) onChange()
  }
  listeners.add(listener)
  const stop = subscribeOtherTabs(key, onChange)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
