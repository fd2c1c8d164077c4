'use client'
import Box from '@mui/material/Box'
import { useRef } from 'react'
import type { Playback } from '../../playback/createPlayback.ts'
import { useOnPoint } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'

/** Shows speed, time and number of the current point; a playback step renders nothing. */
export function PointReadout({ playback }: { playback: Playback }) {
  const { tip, readout } = usePointTexts(playback.trip)
  const speed = useRef<HTMLElement>(null)
  const place = useRef<HTMLElement>(null)
  useOnPoint(playback, (index) => {
    if (speed.current) speed.current.textContent = tip(index).speed
    if (place.current) place.current.textContent = readout(index)
  })
  return (
    <Box sx={readoutLook}>
      <Box component="span" ref={speed} sx={{ fontWeight: 700, color: 'text.primary' }} />
      <Box component="span" ref={place} />
    </Box>
  )
}

const readoutLook = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  minWidth: 0,
  fontSize: 13,
  lineHeight: '20px',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const
