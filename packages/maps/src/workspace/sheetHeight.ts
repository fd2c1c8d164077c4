const heights = ['peek', 'half', 'full'] as const

export type SheetHeight = (typeof heights)[number]

/** Height of the handle of the sheet with the border above it, in px; its buttons need 34. */
export const HANDLE_HEIGHT = 35

/** Lowest height of the sheet in px, except in a low window: the handle and one line, so that the map gets the room. */
export const PEEK_HEIGHT = HANDLE_HEIGHT + 31

/** Height in px of the player of a phone, with the border above it. */
export const PHONE_PLAYER_HEIGHT = 97

/**
 * Returns the CSS height of a sheet. `--above` is the height of the part that stands on the sheet. `full` leaves a strip
 * of the map visible. In a low window (`useIsLow`), the sheet
 * opens whole, and shows only its handle while it is closed.
 */
export function pixelsOf(height: SheetHeight, isLow = false): string {
  const peek = `calc(${isLow ? HANDLE_HEIGHT : PEEK_HEIGHT}px + var(--sheet-inset, 0px))`
  const [half, full] = ['calc(50% - var(--above, 0px) / 2)', 'calc(100% - var(--above, 0px) - 56px)']
  return { peek, half: isLow ? '100%' : half, full: isLow ? '100%' : full }[height]
}

/** Returns the sheet height nearest to `dragged`, the height after a drag; `room` is the available height (px). */
export function nearestHeight(dragged: number, room: number, isLow = false): SheetHeight {
  if (isLow) return dragged > room / 2 ? 'full' : 'peek'
  const stops = { peek: PEEK_HEIGHT, half: room / 2, full: room - 56 }
  const distance = (height: SheetHeight) => Math.abs(stops[height] - dragged)
  return heights.reduce((nearest, height) => (distance(height) < distance(nearest) ? height : nearest))
}

/** Returns the height of the sheet after a key press; null if the key does not change the height. */
export function heightAfterKey(key: string, height: SheetHeight, isLow = false): SheetHeight | null {
  const by = { ArrowUp: 1, ArrowDown: -1 }[key]
  if (by === undefined) return null
  if (isLow) return by > 0 === (height === 'peek') ? (by > 0 ? 'full' : 'peek') : null
  return heights[heights.indexOf(height) + by] ?? null
}
