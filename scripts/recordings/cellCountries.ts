/** Where a country lies, roughly: south, west, north, east. */
type Box = readonly [number, number, number, number]

const northAmerica: Box = [13, -169, 72, -52]

/** By the country code that a cell of the mobile network names. */
const boxes: Record<number, Box> = {
  232: [46, 9, 49, 18],
  246: [53, 20, 57, 27],
  302: northAmerica,
  // The code of the United States is that of Guam as well.
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

/** Whether a place lies in the country of a cell; null where the code is none of those that the sentences name. */
export function isInCountry(code: number, { lat, lng }: { lat: number; lng: number }): boolean | null {
  const box = boxes[code]
  if (box === undefined) return null
  const [south, west, north, east] = box
  return lat >= south && lat <= north && lng >= west && lng <= east
}
