import type { MapColours } from '../mapColours.ts'
import { momentColour } from './momentColour.ts'
import type { TripMark } from './marksOfTrip.ts'

/** Pixels from the middle of a mark to its edge. */
export const MARK_RADIUS = 11

/** Draws a mark: square for a stop, round for a run over the limit, with its number in the list. */
export function drawMark(
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
  pen.strokeStyle = momentColour(kind, colours)
  pen.stroke()
  pen.fillStyle = colours.casing
  pen.font = `700 ${number < 100 ? 11 : 9}px ${fontFamily}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), x, y + 0.5)
}
