'use client'
import type { GpsSession } from '@sikud/api'
import { useSessionName } from '../texts/useSessionName.ts'
import { useTakeTexts } from '../texts/useTakeTexts.ts'
import type { TripData } from '../trip/tripData.ts'
import { type TripExport, tripExport } from './TripExport.ts'

/** Makes what is written into files of a trip, in the words of the chosen language. */
export function useTripExport(): (trip: TripData, session: GpsSession) => TripExport {
  const texts = useTakeTexts()
  const nameOf = useSessionName()
  return (trip, session) => {
    const { vehicle, driver, simulated } = session
    const name = nameOf(session) || texts.trip
    const about = [vehicle?.name, driver?.name, simulated === true ? texts.simulatedTrip : undefined]
    return tripExport(trip, session, {
      name: simulated === true ? `${name} (${texts.simulated})` : name,
      description: about.filter(Boolean).join('; '),
    })
  }
}
