import type { MapsTexts } from '../locales/id.ts'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import type { TripFigures } from '../trip/tripFigures.ts'
import type { TripData } from '../trip/tripData.ts'
import type { MapColours } from '../look/mapColours.ts'
import {
  type PaperPicture,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  plainProject,
  type Project,
  withPaperMap,
} from './paperMap.ts'
import { choosePoints } from '../trip/choosePoints.ts'
import { pathIndex } from '../trip/pathIndex.ts'
import type { TripStop } from '../trip/tripStops.ts'
import { bandStarts } from '../trip/speedBand.ts'

interface PictureOptions {
  trip: TripData
  figures: TripFigures
  config: MapConfig
  colours: MapColours
  texts: MapsTexts
  /** Text of the speed unit, such as "km/jam". */
  speedUnit: string
}

/** Draws a trip over a map, or on white if there is no map. Returns null for a trip without points. */
export async function drawPicture({
  trip,
  figures,
  config,
  colours,
  texts,
  speedUnit,
}: PictureOptions): Promise<PaperPicture | null> {
  const { bounds } = trip
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!bounds || !pen) return null
  const drawing = { pen, speedUnit, trip, stops: figures.stops, colours }
  let attribution = ''
  const onMap = await withPaperMap({ bounds, config, colours, texts }, (map) => {
    canvas.width = map.canvas.width
    canvas.height = map.canvas.height
    pen.drawImage(map.canvas, 0, 0)
    attribution = map.attribution
    drawTrip({ ...drawing, project: map.project })
  })
  if (!onMap) {
    canvas.width = PICTURE_WIDTH
    canvas.height = PICTURE_HEIGHT
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
    drawTrip({ ...drawing, project: plainProject(bounds, PICTURE_WIDTH, PICTURE_HEIGHT) })
  }
  return { url: canvas.toDataURL('image/jpeg', 0.92), attribution }
}

const MAX_POINTS = 20_000
/** A view of the whole world in which a pixel is as small as at zoom 18, so that the path keeps its shape in detail. */
const everything = {
  bounds: [-Infinity, -90, Infinity, 90],
  pixel: 1 / (512 * 2 ** 18),
} satisfies Parameters<typeof choosePoints>[1]

interface Drawing {
  pen: CanvasRenderingContext2D
  /** Text of the speed unit, such as "km/jam". */
  speedUnit: string
  trip: TripData
  stops: readonly (TripStop & { number: number })[]
  colours: MapColours
  project: Project
}

/** Draws a trip for printing: its path in speed colours with a dark outline, its numbered stops, its start and end. */
function drawTrip({ pen, speedUnit, trip, stops, colours, project }: Drawing): void {
  const at = (index: number) => project(trip.positions[index * 2] ?? 0, trip.positions[index * 2 + 1] ?? 0)
  pen.lineJoin = pen.lineCap = 'round'
  const runs = choosePoints(pathIndex(trip).tracks, everything, MAX_POINTS).map((run) => Array.from(run))
  for (const run of runs) strokePath(pen, run.map(at), colours.casing, 8)
  const bandColours = [...colours.speedBands, colours.remaining]
  for (const run of runs) {
    for (const { band, points } of bandRuns(run, trip.bands)) {
      strokePath(pen, points.map(at), bandColours[band] ?? colours.remaining, 5)
    }
  }
  for (const { number, lng, lat } of stops) drawStop(pen, project(lng, lat), String(number), colours)
  if (trip.count > 0) drawEnd(pen, at(trip.count - 1), colours.casing, '#fff')
  if (trip.count > 0) drawEnd(pen, at(0), '#fff', colours.casing)
  drawLegend(pen, colours, speedUnit)
}

function strokePath(
  pen: CanvasRenderingContext2D,
  places: [number, number][],
  colour: string,
  width: number,
) {
  pen.beginPath()
  for (const [x, y] of places) pen.lineTo(x, y)
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke()
}

/** Splits a path where the speed band changes; each piece starts at the last point of the previous piece. */
function bandRuns(run: number[], bands: Uint8Array) {
  const pieces: { band: number; points: number[] }[] = []
  run.forEach((point, place) => {
    const band = bands[point] ?? 0
    const last = pieces.at(-1)
    last?.points.push(point)
    if (last?.band !== band && place < run.length - 1) pieces.push({ band, points: [point] })
  })
  return pieces
}

function drawStop(
  pen: CanvasRenderingContext2D,
  [x, y]: [number, number],
  number: string,
  { status }: MapColours,
) {
  disc(pen, x, y, 18, status.idle, '#fff')
  pen.fillStyle = '#fff'
  pen.font = '700 20px sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(number, x, y + 1)
}

function drawEnd(pen: CanvasRenderingContext2D, [x, y]: [number, number], fill: string, line: string) {
  disc(pen, x, y, 11, fill, line)
}

function disc(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string,
  line: string,
) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = fill
  pen.fill()
  pen.strokeStyle = line
  pen.lineWidth = 3
  pen.stroke()
}

function drawLegend(pen: CanvasRenderingContext2D, { speedBands, casing }: MapColours, speedUnit: string) {
  const y = pen.canvas.height - 32
  pen.fillStyle = '#fff'
  pen.fillRect(12, y - 20, 110 * speedBands.length + 92, 40)
  pen.font = '18px sans-serif'
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  speedBands.forEach((colour, band) => {
    const x = 26 + 110 * band
    const start = bandStarts[band] ?? 0
    const range = bandStarts[band + 1] === undefined ? `> ${start}` : `${start}–${bandStarts[band + 1]}`
    strokePath(
      pen,
      [
        [x, y],
        [x + 18, y],
      ],
      casing,
      8,
    )
    strokePath(
      pen,
      [
        [x, y],
        [x + 18, y],
      ],
      colour,
      5,
    )
    pen.fillStyle = '#000'
    pen.fillText(range, x + 28, y)
  })
  pen.fillText(speedUnit, 26 + 110 * speedBands.length, y)
}
