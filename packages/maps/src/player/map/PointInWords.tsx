'use client'
import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'
import { ExternalMapLink } from '../../parts/ExternalMapLink.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'

interface PointInWordsProps {
  playback: Playback
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl?: string | undefined
}

/** Shows coordinates, speed and time of the current point as text if there is no map, and a link to an external map. */
export function PointInWords({ playback, externalMapUrl }: PointInWordsProps) {
  const format = useMapsFormat()
  const { tip } = usePointTexts(playback.trip)
  const index = useSyncExternalStore(playback.subscribe, () => playback.shownPoint())
  const { positions } = playback.trip
  const [lng = 0, lat = 0] = positions.subarray(index * 2, index * 2 + 2)
  const { speed, time } = tip(index)
  const words = [format.coordinates(lat, lng), speed, time].filter((part) => part !== null).join(' · ')
  return (
    // A screen reader would read each point while the trip plays.
    <Box aria-live="off" sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 1, fontWeight: 650 }}>
      {words}
      {externalMapUrl !== undefined && <ExternalMapLink template={externalMapUrl} lat={lat} lng={lng} />}
    </Box>
  )
}
