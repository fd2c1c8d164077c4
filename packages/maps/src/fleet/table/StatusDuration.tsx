'use client'
import { durationText } from '@sikud/ui/format'
import { useSyncExternalStore } from 'react'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { onEachSecond } from './eachSecond.ts'

interface StatusDurationProps {
  /** When the status began, in ISO 8601; if it is missing, nothing is shown. */
  since: string | null | undefined
  fleet: Pick<FleetStore, 'serverNow'>
}

/** Shows how long a vehicle has had its status, by the server's clock. */
export function StatusDuration({ since, fleet }: StatusDurationProps) {
  const texts = useFleetTexts()
  const start = Date.parse(since ?? '')
  return useSyncExternalStore(onEachSecond, () =>
    Number.isNaN(start)
      ? ''
      : texts.statusFor(durationText(Math.max(0, fleet.serverNow() - start), texts.duration)),
  )
}
