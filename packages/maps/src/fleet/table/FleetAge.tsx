'use client'
import { useSyncExternalStore } from 'react'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'

interface FleetAgeProps {
  /** ISO 8601; null where the position has no time. */
  time: string | null
  /** The server's present time, epoch milliseconds. */
  serverNow: () => number
  /** Seconds from one age to the next while it is below a minute: many ages need not all tick. */
  step?: number
}

/** How old a position is by the server's clock, in words; renders only when the words change. */
export function FleetAge({ time, serverNow, step = 1 }: FleetAgeProps) {
  const format = useMapsFormat()
  const recorded = Date.parse(time ?? '')
  return useSyncExternalStore(onEachSecond, () =>
    Number.isNaN(recorded) ? '—' : format.ageOf(inSteps(serverNow() - recorded, step * 1000)),
  )
}

/** Rounded up: nothing looks younger than it is. */
function inSteps(milliseconds: number, step: number) {
  const age = Math.max(0, milliseconds)
  return age < 60_000 && step > 1000 ? Math.min(59_000, Math.ceil(age / step) * step) : age
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
