'use client'
import Box from '@mui/material/Box'
import { type PointerEvent, useRef } from 'react'
import type { Playback } from '../playback/createPlayback.ts'
import { useOnPoint } from '../playback/usePlayback.ts'
import { ChartTip, type ChartTipHandle } from './ChartTip.tsx'
import { SpeedPicture } from './SpeedPicture.tsx'
import { speedTop } from './drawSpeedChart.ts'
import { tripFigures } from '../trip/tripFigures.ts'
import { styled } from '@mui/material/styles'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import { FASTEST_BAND } from '../trip/speedBand.ts'
import { useMapColours } from '../look/useMapColours.ts'

interface SpeedChartProps {
  playback: Playback
  /** The speed limit in km/h. */
  speedLimit: number
}

/**
 * Shows the speed at each point of the whole trip; a press or a drag seeks to the point under the pointer. The chart is
 * hidden from screen readers, because the slider below has the same function. A playback step only moves one element
 * and does not draw the chart again.
 */
export function SpeedChart({ playback, speedLimit }: SpeedChartProps) {
  const toCome = useRef<HTMLDivElement>(null)
  const tip = useRef<ChartTipHandle>(null)
  const { trip } = playback
  const last = Math.max(1, trip.count - 1)
  const top = speedTop(tripFigures(trip, speedLimit).summary.highest, speedLimit)

  useOnPoint(playback, (index) => {
    if (toCome.current) toCome.current.style.transform = `translateX(${(index / last) * 100}%)`
  })

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, width)))
    const index = Math.round(share * last)
    tip.current?.show(index, share)
    if (event.buttons & 1) playback.dispatch({ type: 'seek', index })
  }
  const hide = () => tip.current?.hide()

  return (
    <Box
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={point}
      onPointerUp={(event) => event.pointerType === 'touch' && hide()}
      onPointerLeave={hide}
      onPointerCancel={hide}
      sx={chartLook}
    >
      <Box sx={{ position: 'absolute', inset: 0, clipPath: 'inset(0 -1px)' }}>
        <SpeedPicture trip={trip} speedLimit={speedLimit} top={top} />
        <Box ref={toCome} sx={toComeLook} />
        <LimitLine limit={speedLimit} top={top} />
      </Box>
      <ChartTip ref={tip} trip={trip} />
    </Box>
  )
}

const chartLook = {
  position: 'relative',
  height: '100%',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'pan-y',
} as const

// Covers the part of the trip that is not played yet; its left border is the cursor.
const toComeLook = {
  position: 'absolute',
  // Centres the cursor on the point, and keeps it visible at both ends.
  inset: '0 1px 0 -1px',
  borderLeft: 2,
  borderColor: 'text.primary',
  willChange: 'transform',
  pointerEvents: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    bgcolor: 'background.paper',
    opacity: 0.5,
  },
} as const

/** Draws the line of the speed limit across a chart; `top` is the speed at the upper edge of the chart, in km/h. */
export function LimitLine({ limit, top }: { limit: number; top: number }) {
  const { speedBands, casing } = useMapColours()
  const format = useMapsFormat()
  return (
    <Line style={{ bottom: `${(limit / top) * 100}%`, borderColor: speedBands[FASTEST_BAND] ?? casing }}>
      <Label>{format.count(limit)}</Label>
    </Line>
  )
}

const Line = styled('div')({
  position: 'absolute',
  left: 0,
  right: 0,
  borderTop: '1px dashed',
  pointerEvents: 'none',
})

const Label = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    position: 'absolute',
    right: 0,
    padding: '0 0 0 4px',
    fontSize: 11,
    lineHeight: '14px',
    transform: 'translateY(-8px)',
    color: palette.text.secondary,
    background: palette.background.paper,
    // The chart on a phone is not high enough for the text of the speed limit.
    [theme.breakpoints.down('md')]: { display: 'none' },
  }
})
