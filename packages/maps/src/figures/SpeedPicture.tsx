'use client'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useRef } from 'react'
import { useWidth } from '../parts/useWidth.ts'
import type { TripData } from '../trip/tripData.ts'
import { useMapColours } from '../look/useMapColours.ts'
import { drawSpeedChart } from './drawSpeedChart.ts'
import { speedColumns } from '../trip/speedColumns.ts'
import { tripFigures } from '../trip/tripFigures.ts'

interface SpeedPictureProps {
  trip: TripData
  /** The speed limit in km/h. */
  speedLimit: number
  /** Speed in km/h at the upper edge of the chart. */
  top: number
}

/** Renders the speeds of a trip on a canvas; draws again only when width, limit or colours change. */
export function SpeedPicture({ trip, speedLimit, top }: SpeedPictureProps) {
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
