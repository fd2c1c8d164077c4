'use client'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useRef } from 'react'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import type { TripData } from '../TripPlayback/tripData.ts'
import { useMapColours } from '../useMapColours.ts'
import { drawSpeedChart } from './drawSpeedChart.ts'
import { speedColumns } from './speedColumns.ts'
import { speedTop } from './speedScale.ts'
import { tripFigures } from './tripFigures.ts'
import { useWidth } from './useWidth.ts'

/** The picture of a trip's speeds, drawn once for its width, the limit and the colours. */
export function SpeedPicture({ trip, speedLimit }: { trip: TripData; speedLimit: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = useWidth(canvas)
  const colours = useMapColours()
  const format = useMapsFormat()
  const { summary, stops, speeding } = tripFigures(trip, speedLimit)
  const top = speedTop(summary.highest, speedLimit)
  const ratio = globalThis.devicePixelRatio
  const columns = useMemo(() => speedColumns(trip, width * ratio), [trip, width, ratio])

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || width === 0) return
    pen.canvas.width = columns.high.length
    pen.canvas.height = Math.round(pen.canvas.clientHeight * ratio)
    drawSpeedChart(pen, {
      columns,
      last: trip.count - 1,
      top,
      limit: speedLimit,
      stops,
      speeding,
      colours,
      ratio,
    })
  }, [columns, trip, width, ratio, top, speedLimit, stops, speeding, colours])

  return (
    <>
      <Canvas ref={canvas} />
      <LimitLabel style={{ bottom: `${(speedLimit / top) * 100}%` }}>{format.count(speedLimit)}</LimitLabel>
    </>
  )
}

const Canvas = styled('canvas')({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

const LimitLabel = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    position: 'absolute',
    right: 0,
    padding: '0 3px',
    fontSize: 11,
    lineHeight: '14px',
    transform: 'translateY(50%)',
    color: palette.text.secondary,
    background: palette.background.paper,
    borderRadius: 4,
  }
})
