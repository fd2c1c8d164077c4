'use client'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { useOnPoint } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'

/** Shows coordinates, speed and time of the current point as text if there is no map. */
export function PointInWords({ playback }: { playback: Playback }) {
  const format = useMapsFormat()
  const { tip } = usePointTexts(playback.trip)
  const text = useRef<HTMLSpanElement>(null)
  const { positions } = playback.trip
  useOnPoint(playback, (index) => {
    const { speed, time } = tip(index)
    const place = format.coordinates(positions[index * 2 + 1] ?? 0, positions[index * 2] ?? 0)
    if (text.current)
      text.current.textContent = [place, speed, time].filter((part) => part !== null).join(' · ')
  })
  return <Typography component="span" ref={text} sx={{ mt: 1, fontWeight: 650 }} />
}
