/** An area by its west, south, east and north edges, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** The columns and rows of the tiles that cover an area at one zoom, both ends included. */
export interface TileRange {
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns the range of Web Mercator tiles that cover an area. */
export function tileRange([west, south, east, north]: Bounds, z: number): TileRange {
  const column = (lng: number) => clamp(((lng + 180) / 360) * 2 ** z, z)
  const row = (lat: number) => {
    const radians = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
    return clamp(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z, z)
  }
  return { left: column(west), right: column(east), top: row(north), bottom: row(south) }
}

/** Returns the tiles that cover an area, column by column. */
export function tilesOf(bounds: Bounds, z: number): [x: number, y: number][] {
  const { left, right, top, bottom } = tileRange(bounds, z)
  const tiles: [number, number][] = []
  for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) tiles.push([x, y])
  return tiles
}

function clamp(value: number, z: number): number {
  return Math.max(0, Math.min(2 ** z - 1, Math.floor(value)))
}
