/** Stores texts by key when browser storage is blocked or full. Only this file of the kit accesses browser storage. */
const memory = new Map<string, string>()
const listeners = new Set<(key: string) => void>()

/** Returns the text that is stored under a key, or null. */
export function readStored(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key and tells the listeners of this tab. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
  for (const listener of listeners) listener(key)
}

/** Calls `onChange` when another tab changes the value of the key. Returns the unsubscribe function. */
export function subscribeOtherTabs(key: string, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // If the whole storage was cleared, the key is null.
    if (event.key === key || event.key === null) onChange()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Calls `onChange` when this or another tab changes the value of the key. Returns the unsubscribe function. */
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
