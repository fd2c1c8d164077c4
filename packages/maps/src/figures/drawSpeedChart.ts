import { FASTEST_BAND, speedBand } from '../trip/speedBand.ts'
import type { MapColours } from '../look/mapColours.ts'
import type { Speeding } from '../trip/tripFigures.ts'
import type { SpeedColumns } from '../trip/speedColumns.ts'
import type { TripStop } from '../trip/tripStops.ts'

interface SpeedChartPicture {
  columns: SpeedColumns
  /** Index of the trip's last point. */
  last: number
  /** Speed in km/h at the upper edge of the chart. */
  top: number
  stops: readonly TripStop[]
  speeding: readonly Speeding[]
  colours: MapColours
  /** Number of canvas pixels per CSS pixel. */
  ratio: number
}

const LINE = 2
const CASING = 0.75
const MARK = 3
const HATCH = 6

/** Draws the speeds of a whole trip. Stops are hatched, and speeding is marked along the upper edge. */
export function drawSpeedChart(pen: CanvasRenderingContext2D, picture: SpeedChartPicture) {
  const { width, height } = pen.canvas
  pen.clearRect(0, 0, width, height)
  drawStops(pen, picture)
  drawSpeeds(pen, picture)
  drawSpeeding(pen, picture)
}

function drawSpeeds(pen: CanvasRenderingContext2D, { columns, top, colours, ratio }: SpeedChartPicture) {
  const { height } = pen.canvas
  const line = LINE * ratio
  const casing = CASING * ratio
  const y = (kmh: number) => height - line - (kmh / top) * (height - line)
  columns.high.forEach((fastest, x) => {
    const slowest = columns.low[x] ?? fastest
    if (Number.isNaN(fastest)) return
    const [upper, lower] = [y(fastest), y(slowest) + line]
    const colour = colours.speedBands[speedBand(fastest)] ?? colours.remaining
    pen.globalAlpha = 0.28
    pen.fillStyle = colour
    pen.fillRect(x, lower, 1, height - lower)
    pen.globalAlpha = 1
    pen.fillStyle = colours.casing
    pen.fillRect(x, upper - casing, 1, lower - upper + 2 * casing)
    pen.fillStyle = colour
    pen.fillRect(x, upper, 1, lower - upper)
  })
}

function drawStops(pen: CanvasRenderingContext2D, { stops, last, colours, ratio }: SpeedChartPicture) {
  const { height } = pen.canvas
  for (const { from, to } of stops) {
    const [left, width] = span(pen, from, to, last)
    pen.save()
    pen.beginPath()
    pen.rect(left, 0, width, height)
    pen.clip()
    pen.globalAlpha = 0.1
    pen.fillStyle = colours.status.idle
    pen.fillRect(left, 0, width, height)
    pen.globalAlpha = 0.5
    pen.strokeStyle = colours.status.idle
    pen.lineWidth = ratio
    pen.beginPath()
    for (let x = left - height; x < left + width; x += HATCH * ratio) {
      pen.moveTo(x, height)
      pen.lineTo(x + height, 0)
    }
    pen.stroke()
    pen.restore()
  }
}

function drawSpeeding(pen: CanvasRenderingContext2D, { speeding, last, colours, ratio }: SpeedChartPicture) {
  pen.fillStyle = colours.speedBands[FASTEST_BAND] ?? colours.casing
  for (const { from, to } of speeding) {
    const [left, width] = span(pen, from, to, last)
    pen.fillRect(left, 0, width, MARK * ratio)
  }
}

/** Returns the left edge and the width (at least 2), in pixels, of the part of the chart between two points. */
function span({ canvas }: CanvasRenderingContext2D, from: number, to: number, last: number) {
  const left = last > 0 ? (from / last) * canvas.width : 0
  const right = last > 0 ? (to / last) * canvas.width : canvas.width
  return [left, Math.max(2, right - left)] as const
}

/** Factor that leaves room above the highest speed for the marks along the top. */
const HEADROOM = 1.12
const MIN_TOP_KMH = 40

/** Returns the speed (km/h) at the upper edge of a chart, above both the highest speed and the limit. */
export function speedTop(highest: number | null, limit: number): number {
  return Math.max(highest ?? 0, limit, MIN_TOP_KMH) * HEADROOM
}
