/** Rough bounds of a country: south, west, north, east. */
type Box = readonly [number, number, number, number]

const northAmerica: Box = [13, -169, 72, -52]

/** Bounds by mobile country code. */
const boxes: Record<number, Box> = {
  232: [46, 9, 49, 18],
  246: [53, 20, 57, 27],
  302: northAmerica,
  // This box covers all longitudes, because Guam, in the west of the Pacific, has the code of the United States too.
  310: [13, -180, 72, 180],
  334: [14, -119, 33, -86],
  370: [17, -72, 20, -68],
  404: [6, 68, 36, 98],
  460: [18, 73, 54, 135],
  510: [-11, 94, 7, 142],
  520: [5, 97, 21, 106],
  640: [-12, 29, -1, 41],
  724: [-34, -74, 6, -34],
  732: [-5, -80, 14, -66],
  736: [-23, -70, -9, -57],
}

/** Returns whether a position is in the country of a mobile cell; null if the country code is unknown. */
export function isInCountry(code: number, { lat, lng }: { lat: number; lng: number }): boolean | null {
  const box = boxes[code]
  if (box === undefined) return null
  const [south, west, north, east] = box
  return lat >= south && lat <= north && lng >= west && lng <= east
}
