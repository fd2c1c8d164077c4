'use client'
import Box from '@mui/material/Box'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { TripData } from '../trip/tripData.ts'
import { usePointTexts } from '../texts/usePointTexts.ts'
import { chipRadius } from '@sikud/ui/status'

export interface ChartTipHandle {
  /** Shows the tooltip of a point, at a fraction (`share`) of the chart's width, without a React render. */
  show: (index: number, share: number) => void
  hide: () => void
}

/** Renders a tooltip with the time, speed and place of the point under the pointer. */
export function ChartTip({ trip, ref }: { trip: TripData; ref: Ref<ChartTipHandle> }) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const point = usePointTexts(trip)
  const root = useRef<HTMLDivElement>(null)
  const speed = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    show: (index, share) => {
      if (!root.current || !speed.current || !time.current || !place.current) return
      const said = point.tip(index)
      speed.current.textContent = said.speed
      time.current.textContent = said.time ? ` · ${said.time}` : ''
      place.current.textContent = [
        texts.pointOf(format.count(index + 1), format.count(trip.count)),
        format.coordinates(trip.positions[index * 2 + 1] ?? 0, trip.positions[index * 2] ?? 0),
      ].join(' · ')
      root.current.style.left = `${share * 100}%`
      root.current.style.setProperty('--share', String(share))
      root.current.style.visibility = 'visible'
    },
    hide: () => {
      if (root.current) root.current.style.visibility = 'hidden'
    },
  }))
  return (
    <Box ref={root} sx={tipLook}>
      <Box component="span" ref={speed} sx={{ fontWeight: 700 }} />
      <span ref={time} />
      <Box ref={place} sx={{ fontSize: 12, color: 'text.secondary' }} />
    </Box>
  )
}

// The horizontal offset keeps the tooltip inside the chart at both ends.
const tipLook = {
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  visibility: 'hidden',
  transform: 'translateX(calc(var(--share, 0) * -100%))',
  zIndex: 2,
  px: 1.25,
  py: 0.5,
  fontSize: 13,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: chipRadius,
  boxShadow: 8,
} as const
