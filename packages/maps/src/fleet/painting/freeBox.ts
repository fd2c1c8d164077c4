import type { MaplibreMap } from '../../BaseMap/MapContext.ts'
import type { MapPart } from '../../measure/geometry.ts'
import { CARD_BESIDE_BUTTONS, CARD_EDGE, CARD_WIDTH, cardPlace } from '../../workspace/workspaceLook.ts'
import { PEEK_HEIGHT, type SheetHeight } from '../../workspace/sheetHeight.ts'

/** What covers a part of the map: the card of the selected vehicle, a sheet of this height, or nothing (null). */
export type MapCover = 'card' | SheetHeight | null

export interface Size {
  width: number
  height: number
  /** Height of the part of the page that covers the upper edge of the map on phones; 60 by default. */
  top?: number
}

const TOP = 60
/** Space in px that a mark needs on each side of a vehicle, and that the name needs below the vehicle. */
const MARK_ROOM = 24
const NAME_ROOM = 56
/** Space around the whole fleet in px. */
const FLEET_ROOM = 56
/** Space at the right edge of the map in px, so that the map's buttons cover no vehicle. */
const BUTTONS_ROOM = 88

/** Returns the part of the map that is not covered by the card or the sheet. */
export function freeBox(cover: MapCover, size: Size): MapPart {
  const { width, height } = size
  const whole = { left: 0, top: 0, right: width, bottom: height }
  if (cover === null) return whole
  if (cover !== 'card') {
    // A full sheet leaves only a strip of the map, so this code treats a full sheet like a half sheet.
    return { ...whole, top: size.top ?? TOP, bottom: height - (cover === 'peek' ? PEEK_HEIGHT : height / 2) }
  }
  const place = cardPlace(size)
  if (place === 'below') return { ...whole, bottom: height / 2 }
  const edge = place === 'beside' ? CARD_BESIDE_BUTTONS : CARD_EDGE
  return { ...whole, right: width - edge - CARD_WIDTH }
}

/** Returns the part of the map in which the whole fleet is shown, so that nothing covers a mark or cuts it off. */
export function fleetBox(cover: MapCover, size: Size): MapPart {
  const { left, top, right, bottom } = freeBox(cover, size)
  return {
    left: left + FLEET_ROOM,
    top: top + FLEET_ROOM,
    right: Math.min(right - FLEET_ROOM, size.width - BUTTONS_ROOM),
    bottom: bottom - FLEET_ROOM,
  }
}

/** Returns whether a vehicle at this position on the map, in px, is visible together with its name. */
export function isSeen({ x, y }: { x: number; y: number }, { left, top, right, bottom }: MapPart): boolean {
  return x >= left + MARK_ROOM && x <= right - MARK_ROOM && y >= top + MARK_ROOM && y <= bottom - NAME_ROOM
}

/** Returns the size of the map in px. Measuring the element forces a layout. */
export function sizeOf(map: MaplibreMap): Size {
  const container = map.getContainer()
  const { clientWidth: width, clientHeight: height } = container
  const top = Number.parseFloat(getComputedStyle(container).getPropertyValue('--map-top'))
  return Number.isNaN(top) ? { width, height } : { width, height, top }
}
