'use client'
import { useEffect } from 'react'
import { type MaplibreMap, useMap } from '../BaseMap/MapContext.ts'
import type { Playback } from '../playback/createPlayback.ts'
import { useMapColours } from '../look/useMapColours.ts'
import { tripFigures } from '../trip/tripFigures.ts'
import { marksOfTrip, placeMarks, type TripMark } from './placeMarks.ts'
import type { MapColours } from '../look/mapColours.ts'
import { eventColour } from './EventBadge.tsx'

export interface TripMarksProps {
  playback: Playback
  /** The speed limit in km/h. */
  speedLimit: number
}

/** Marks stops and speeding on the map, with the same numbers as in the list; a click on a mark seeks to its point. */
export function TripMarks({ playback, speedLimit }: TripMarksProps) {
  const map = useMap()
  const colours = useMapColours()
  const figures = tripFigures(playback.trip, speedLimit)
  useEffect(() => {
    const marks = marksOfTrip(playback.trip, figures)
    if (marks.length === 0) return undefined
    return createMarksOverlay(map, marks, colours, ({ index }) => playback.dispatch({ type: 'seek', index }))
  }, [map, playback, figures, colours])
  return null
}

/**
 * Draws numbered marks over the map and its trail, below the vehicle; a click on a mark calls `onMark`. Redraws only
 * when the map moves, not at a playback step. Returns the function that removes the marks.
 */
function createMarksOverlay(
  map: MaplibreMap,
  marks: readonly TripMark[],
  colours: MapColours,
  onMark: (mark: TripMark) => void,
): () => void {
  const container = map.getCanvasContainer()
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none'
  container.append(canvas)
  const pen = canvas.getContext('2d')
  const { fontFamily } = getComputedStyle(map.getContainer())
  let placed: ReturnType<typeof placeMarks<TripMark>> = []

  const draw = () => {
    if (!pen) return
    const { clientWidth: width, clientHeight: height } = map.getCanvas()
    const ratio = devicePixelRatio
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio)
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio)
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    pen.clearRect(0, 0, width, height)
    placed = placeMarks(marks, ({ lng, lat }) => map.project([lng, lat]), width, height)
    // The most important mark is drawn last, so that no other mark covers it.
    for (const { x, y, mark } of placed.toReversed()) drawMark(pen, x, y, mark, colours, fontFamily)
  }
  const markAt = ({ point }: { point: { x: number; y: number } }) =>
    placed.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= MARK_RADIUS)?.mark
  const click = (event: Parameters<typeof markAt>[0]) => {
    const mark = markAt(event)
    if (mark) onMark(mark)
  }
  const hover = (event: Parameters<typeof markAt>[0]) => {
    container.style.cursor = markAt(event) ? 'pointer' : ''
  }

  draw()
  map.on('move', draw)
  map.on('resize', draw)
  map.on('click', click)
  map.on('mousemove', hover)
  return () => {
    map.off('move', draw)
    map.off('resize', draw)
    map.off('click', click)
    map.off('mousemove', hover)
    container.style.cursor = ''
    canvas.remove()
  }
}

/** Radius of a mark in pixels. */
const MARK_RADIUS = 11

/** Draws a mark with its number: a square for a stop, a circle for speeding. */
function drawMark(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  { kind, number }: TripMark,
  colours: MapColours,
  fontFamily: string,
) {
  const size = MARK_RADIUS * 2 - 2
  pen.beginPath()
  pen.roundRect(x - size / 2, y - size / 2, size, size, kind === 'stop' ? 6 : size / 2)
  pen.fillStyle = colours.land
  pen.fill()
  pen.lineWidth = 2.5
  pen.strokeStyle = eventColour(kind, colours)
  pen.stroke()
  pen.fillStyle = colours.casing
  pen.font = `700 ${number < 100 ? 11 : 9}px ${fontFamily}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), x, y + 0.5)
}
