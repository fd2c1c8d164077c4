'use client'
import Box from '@mui/material/Box'
import { useRef } from 'react'
import type { Playback } from '../../playback/createPlayback.ts'
import { useOnPoint } from '../../playback/usePlayback.ts'
import { usePointTexts } from '../../texts/usePointTexts.ts'

/** Shows the speed, time and number of the current point. A playback step changes them without a React render. */
export function PointReadout({ playback }: { playback: Playback }) {
  const { tip, place } = usePointTexts(playback.trip)
  const speed = useRef<HTMLElement>(null)
  const time = useRef<HTMLElement>(null)
  const point = useRef<HTMLElement>(null)
  useOnPoint(playback, (index) => {
    const texts = tip(index)
    if (speed.current) speed.current.textContent = texts.speed
    if (time.current) time.current.textContent = texts.time
    if (point.current) point.current.textContent = place(index)
  })
  return (
    <Box sx={readoutLook}>
      <Box sx={lineLook}>
        <Box component="span" ref={speed} sx={{ fontWeight: 700, color: 'text.primary' }} />
        <Box component="span" ref={time} />
      </Box>
      <Box component="span" ref={point} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }} />
    </Box>
  )
}

const lineLook = { display: 'flex', columnGap: 1 } as const

// On a phone, the readout has two lines.
const readoutLook = {
  display: { xs: 'grid', md: 'flex' },
  columnGap: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontSize: { xs: 12, md: 13 },
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const
