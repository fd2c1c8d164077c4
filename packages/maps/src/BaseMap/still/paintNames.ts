import type { LayerSpecification } from 'maplibre-gl'
import { mercatorX, mercatorY } from '../../measure/geometry.ts'
import { places } from '../places.ts'
import { constantColour, evaluate } from './evaluate.ts'
import { shapesOf } from './paintStill.ts'
import type { PlacedTile } from './StillTiles.ts'
import { pixelOf, type StillCamera } from './stillView.ts'

type Pen = CanvasRenderingContext2D
type Box = readonly [left: number, top: number, right: number, bottom: number]

const WEIGHTS: Record<string, number> = { Medium: 500, Semibold: 650 }
/** Empty space around each name, in px. */
const GAP = 4

/** Writes the names of places, the most important first; leaves out a name that would overlap an earlier one. */
export function paintNames(
  pen: Pen,
  camera: StillCamera,
  layers: readonly LayerSpecification[],
  tiles: readonly PlacedTile[],
  font: string,
) {
  const taken: Box[] = []
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  for (const layer of layers.toReversed()) {
    if (layer.type !== 'symbol' || layer.layout?.['symbol-placement'] === 'line') continue
    const { layout, paint } = layer
    const [first = ''] = Array.isArray(layout?.['text-font']) ? layout['text-font'] : []
    for (const shape of shapesOf(layer, camera, tiles)) {
      if (shape.type !== 'Point' || (layer.filter && evaluate(layer.filter, shape, camera.zoom) !== true))
        continue
      const name = evaluate(layout?.['text-field'], shape, camera.zoom)
      const [at] = shape.lines[0] ?? []
      if (typeof name !== 'string' || !at) continue
      const size = Number(evaluate(layout?.['text-size'] ?? 12, shape, camera.zoom))
      pen.font = `${WEIGHTS[first] ?? 400} ${size}px ${font}`
      write(
        pen,
        taken,
        name,
        at,
        size,
        constantColour(paint?.['text-color']),
        constantColour(paint?.['text-halo-color']),
      )
    }
  }
}

/** Draws the names of large cities on a still map without streets. */
export function paintCities(pen: Pen, camera: StillCamera, colour: string, halo: string, font: string) {
  const taken: Box[] = []
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.font = `600 12px ${font}`
  for (const { name, lng, lat, fromZoom } of places) {
    if (camera.zoom < fromZoom) continue
    write(pen, taken, name, pixelOf(camera, mercatorX(lng), mercatorY(lat)), 12, colour, halo)
  }
}

function write(
  pen: Pen,
  taken: Box[],
  name: string,
  [x, y]: readonly [number, number],
  size: number,
  colour: string,
  halo: string,
) {
  const half = pen.measureText(name).width / 2 + GAP
  const box: Box = [x - half, y - size / 2 - GAP, x + half, y + size / 2 + GAP]
  if (taken.some((other) => touch(box, other))) return
  taken.push(box)
  pen.lineWidth = 3
  pen.strokeStyle = halo
  pen.strokeText(name, x, y)
  pen.fillStyle = colour
  pen.fillText(name, x, y)
}

function touch(a: Box, b: Box) {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}
