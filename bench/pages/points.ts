export interface Point {
  lat: number
  lng: number
  speed: number
}

/** Loads the same trip as our player, with the same request. */
export async function loadPoints(): Promise<Point[]> {
  const response = await fetch('/api/v1/gps/session')
  const { data }: { data: { points: Point[] }[] } = await response.json()
  return data[0]?.points ?? []
}
