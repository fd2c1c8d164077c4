'use client'
import { useSyncExternalStore } from 'react'
import { useMapsFormat, useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import { onEachSecond } from './eachSecond.ts'
import type { FleetStore } from '../store/FleetStore.ts'

interface FleetAgeProps {
  /** Time of the position in ISO 8601; null if the position has no time. */
  time: string | null
  /** Time of a later contact in ISO 8601; its age is shown too. */
  contact?: string | null | undefined
  fleet: Pick<FleetStore, 'serverNow' | 'timesAreOfChanges'>
  /** Ages below a minute are rounded up to a multiple of this many seconds, so that a table renders less often. */
  step?: number
  /** Returns the sentence for the age of a recorded time, such as "diperbarui 12 dtk lalu". */
  recordedText?: ((age: string) => string) | undefined
}

/** Shows how old a position is by the server's clock; renders only when the text changes. */
export function FleetAge({ time, contact, fleet, step = 1, recordedText = (age) => age }: FleetAgeProps) {
  const format = useMapsFormat()
  const texts = useMapsTexts()
  const fleetTexts = useFleetTexts()
  const start = Date.parse(time ?? '')
  const contactAt = Date.parse(contact ?? '')
  return useSyncExternalStore(onEachSecond, () => {
    if (Number.isNaN(start)) return '—'
    const ageOf = (at: number) => format.ageOf(roundUp(fleet.serverNow() - at, step * 1000))
    const age = ageOf(start)
    if (contactAt > start) return fleetTexts.positionAndContact(age, ageOf(contactAt))
    return fleet.timesAreOfChanges ? texts.changed(age) : recordedText(age)
  })
}

/** Rounds up, so that no position looks newer than it is. */
function roundUp(milliseconds: number, step: number) {
  const age = Math.max(0, milliseconds)
  return age < 60_000 && step > 1000 ? Math.min(59_000, Math.ceil(age / step) * step) : age
}
