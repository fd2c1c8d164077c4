'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readStored, subscribeStored, writeStored } from './browserStorage.ts'

/**
 * Returns a value that the browser stores under a key, and its setter. `parse` must return undefined for a text that it
 * does not know. In this case, and if nothing is stored, the value is `fallback`. Define `parse` outside of the
 * component. A text is stored as it is, any other value as JSON.
 */
export function useStored<Value>(
  key: string,
  parse: (stored: string) => Value | undefined,
  fallback: Value,
): [Value, (value: Value) => void] {
  const subscribe = useCallback((onChange: () => void) => subscribeStored(key, onChange), [key])
  const read = () => readStored(key)
  const stored = useSyncExternalStore(subscribe, read, read)
  const parsed = useMemo(() => (stored === null ? undefined : parseSafely(stored, parse)), [stored, parse])
  const store = useCallback(
    (value: Value) => writeStored(key, typeof value === 'string' ? value : JSON.stringify(value)),
    [key],
  )
  return [parsed === undefined ? fallback : parsed, store]
}

function parseSafely<Value>(stored: string, parse: (stored: string) => Value | undefined): Value | undefined {
  try {
    return parse(stored)
  } catch {
    return undefined
  }
}
