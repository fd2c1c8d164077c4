'use client'
import { useSyncExternalStore } from 'react'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'

interface FleetAgeProps {
  /** ISO 8601; null where the position has no time. */
  time: string | null
  /** The server's present time, epoch milliseconds. */
  serverNow: () => number
}

/** How old a position is by the server's clock, in words; renders only when the words change. */
export function FleetAge({ time, serverNow }: FleetAgeProps) {
  const format = useMapsFormat()
  const recorded = Date.parse(time ?? '')
  return useSyncExternalStore(onEachSecond, () =>
    Number.isNaN(recorded) ? '—' : format.age(Math.max(0, serverNow() - recorded)),
  )
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for every age on the page. */
function onEachSecond(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    if (!document.hidden) for (const tell of listeners) tell()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
