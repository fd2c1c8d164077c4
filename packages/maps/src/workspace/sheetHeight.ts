/** The heights of a sheet, from the lowest. */
const heights = ['peek', 'half', 'full'] as const

export type SheetHeight = (typeof heights)[number]

/** Height in px of the sheet at its lowest. */
export const PEEK_HEIGHT = 96

/** Returns the CSS height of a sheet; the highest leaves a strip of the map. */
export function pixelsOf(height: SheetHeight): string {
  return { peek: `calc(${PEEK_HEIGHT}px + var(--sheet-inset, 0px))`, half: '50%', full: 'calc(100% - 56px)' }[
    height
  ]
}

/** Returns the height that is nearest to where a drag ended; both in px. */
export function nearestHeight(dragged: number, room: number): SheetHeight {
  const stops = { peek: PEEK_HEIGHT, half: room / 2, full: room - 56 }
  const distance = (height: SheetHeight) => Math.abs(stops[height] - dragged)
  return heights.reduce((nearest, height) => (distance(height) < distance(nearest) ? height : nearest))
}

/** Returns the height that a key leads to; null for other keys, and at the end. */
export function heightAfterKey(key: string, height: SheetHeight): SheetHeight | null {
  const by = { ArrowUp: 1, ArrowDown: -1 }[key]
  if (by === undefined) return null
  return heights[heights.indexOf(height) + by] ?? null
}
