/**
 * Browser storage that falls back to memory when blocked or full. No other file of the kit accesses
 * browser storage.
 */
const memory = new Map<string, string>()
const listeners = new Set<(key: string) => void>()

/** Returns the stored text of a key, or null. */
export function readStored(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key and notifies the listeners of this tab. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
  for (const listener of listeners) listener(key)
}

/** Calls back when another tab changes the key; returns the unsubscribe function. */
export function subscribeOtherTabs(key: string, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // A cleared storage reports a null key.
    if (event.key === key || event.key === null) onChange()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Calls back when this or another tab changes the key; returns the unsubscribe function. */
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
