'use client'
import Box from '@mui/material/Box'
import { type PointerEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { chipRadius, markRadius } from '@sikud/ui/status'
import type { Playback } from '../playback/createPlayback.ts'
import { useOnPoint } from '../playback/usePlayback.ts'
import { drawSpeedChart, speedTop } from './drawSpeedChart.ts'
import { tripFigures } from '../trip/tripFigures.ts'
import { useMapsFormat, useMapsTexts } from '../locales/useMapsTexts.ts'
import { bandStarts, FASTEST_BAND } from '../trip/speedBand.ts'
import { useMapColours } from '../look/useMapColours.ts'
import { useWidth } from '../parts/useWidth.ts'
import type { TripData } from '../trip/tripData.ts'
import { speedColumns } from '../trip/speedColumns.ts'
import { usePointTexts } from '../texts/usePointTexts.ts'

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
    playback.dispatch({ type: 'point', at: index })
    if (event.buttons & 1) playback.dispatch({ type: 'seek', index })
  }
  const hide = () => {
    tip.current?.hide()
    playback.dispatch({ type: 'point', at: null })
  }

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
      <SpeedAxis top={top} />
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

/** Shows the scale of the speeds: the colours of the bands at the left edge, and some speeds in km/h. */
function SpeedAxis({ top }: { top: number }) {
  const { speedBands } = useMapColours()
  const format = useMapsFormat()
  const share = (kmh: number) => Math.min(100, (kmh / top) * 100)
  const stops = bandStarts.map(
    (start, band) => `${speedBands[band]} ${share(start)}% ${share(bandStarts[band + 1] ?? top)}%`,
  )
  const step = [20, 40, 60, 100].find((size) => top / size <= 4) ?? 200
  const ticks = Array.from({ length: Math.floor((top * 0.95) / step) + 1 }, (_, place) => place * step)
  return (
    <Box sx={axisLook} style={{ background: `linear-gradient(to top, ${stops.join(', ')})` }}>
      {ticks.map((kmh) => (
        <Tick key={kmh} style={{ bottom: `${share(kmh)}%` }}>
          {format.count(kmh)}
        </Tick>
      ))}
    </Box>
  )
}

/** Explains the colours of the speeds in one line; the legend on the map of a roomy page does this for screen readers. */
export function SpeedScale() {
  const { speedBands } = useMapColours()
  const format = useMapsFormat()
  const [lowest, , , , highest] = bandStarts
  const percent = 100 / bandStarts.length
  const stops = bandStarts.map((_, band) => `${speedBands[band]} ${band * percent}% ${(band + 1) * percent}%`)
  return (
    <Box aria-hidden sx={scaleLook}>
      {format.count(lowest)}
      <span style={{ background: `linear-gradient(to right, ${stops.join(', ')})` }} />
      {`${format.count(highest)}+ ${format.speedUnit}`}
    </Box>
  )
}

const scaleLook = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 0.5,
  ml: 'auto',
  fontSize: 11,
  '& > span': { width: 40, height: 4, borderRadius: markRadius, forcedColorAdjust: 'none' },
} as const

const axisLook = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  left: -7,
  width: 4,
  borderRadius: markRadius,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
} as const

const Tick = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: 8,
  fontSize: 11,
  lineHeight: '12px',
  transform: 'translateY(6px)',
  color: (theme.vars ?? theme).palette.text.secondary,
  // The chart on a phone is not high enough for the texts.
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

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

interface SpeedPictureProps {
  trip: TripData
  /** The speed limit in km/h. */
  speedLimit: number
  /** Speed in km/h at the upper edge of the chart. */
  top: number
}

/** Renders the speeds of a trip on a canvas; draws again only when width, limit or colours change. */
function SpeedPicture({ trip, speedLimit, top }: SpeedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = useWidth(canvas)
  const colours = useMapColours()
  const { stops, speeding } = tripFigures(trip, speedLimit)
  const ratio = globalThis.devicePixelRatio
  const columns = useMemo(() => speedColumns(trip, width * ratio), [trip, width, ratio])

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || width === 0) return
    pen.canvas.width = columns.high.length
    pen.canvas.height = Math.round(pen.canvas.clientHeight * ratio)
    drawSpeedChart(pen, { columns, last: trip.count - 1, top, stops, speeding, colours, ratio })
  }, [columns, trip, width, ratio, top, stops, speeding, colours])

  return <Canvas ref={canvas} />
}

const Canvas = styled('canvas')({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

interface ChartTipHandle {
  /** Shows the tooltip of a point, at a fraction (`share`) of the chart's width, without a React render. */
  show: (index: number, share: number) => void
  hide: () => void
}

/** Renders a tooltip with the time, speed and place of the point under the pointer. */
function ChartTip({ trip, ref }: { trip: TripData; ref: Ref<ChartTipHandle> }) {
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
