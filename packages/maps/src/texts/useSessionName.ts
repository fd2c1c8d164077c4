'use client'
import type { GpsSession } from '@sikud/api'
import { useSessionTime } from './useSessionTime.ts'

/** A session in one line, "B 9114 TCN, Kam, 20 Nov 07.24–07.58 WIB". */
export function useSessionName(): (session: Pick<GpsSession, 'vehicle' | 'start' | 'end'>) => string {
  const timeOf = useSessionTime()
  return (session) => {
    const { day, hours } = timeOf(session)
    return [session.vehicle?.number, `${day} ${hours}`.trim()].filter(Boolean).join(', ')
  }
}
