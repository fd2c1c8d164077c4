'use client'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer = 0

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) timer = window.setInterval(() => listeners.forEach((tell) => tell()), 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

// Whole seconds, so that several readers within one agree.
function second() {
  return Math.floor(Date.now() / 1000)
}

/** The present time in epoch milliseconds, renewed each second; one timer serves every reader. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, second) * 1000
}
