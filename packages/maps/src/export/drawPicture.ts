import type { MapsTexts } from '../locales/id.ts'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import type { TripFigures } from '../trip/tripFigures.ts'
import type { TripData } from '../trip/tripData.ts'
import type { MapColours } from '../look/mapColours.ts'
import { drawTrip } from './drawTrip.ts'
import { withPaperMap, plainProject, PICTURE_HEIGHT, PICTURE_WIDTH, type PaperPicture } from './paperMap.ts'

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
