/** Returns the Web Mercator tiles that cover an area (west, south, east, north in degrees), column by column. */
export function tilesOf(
  [west, south, east, north]: readonly [number, number, number, number],
  z: number,
): [x: number, y: number][] {
  const column = (lng: number) => clamp(((lng + 180) / 360) * 2 ** z, z)
  const row = (lat: number) => {
    const radians = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
    return clamp(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z, z)
  }
  const tiles: [number, number][] = []
  for (let x = column(west); x <= column(east); x += 1)
    for (let y = row(north); y <= row(south); y += 1) tiles.push([x, y])
  return tiles
}

function clamp(value: number, z: number): number {
  return Math.max(0, Math.min(2 ** z - 1, Math.floor(value)))
}
