'use client'
import { useSyncExternalStore } from 'react'

/** Returns a value of a store and renders when it changes. On a server, it is the value of the store there. */
export function useSnapshot<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
): Value {
  return useSyncExternalStore(subscribe, read, read)
}
