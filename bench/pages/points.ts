export interface Point {
  lat: number
  lng: number
  speed: number
}

/** The same trip from the same call as our player. */
export async function loadPoints(): Promise<Point[]> {
  const response = await fetch('/api/v1/gps/session')
  const { data }: { data: { points: Point[] }[] } = await response.json()
  return data[0]?.points ?? []
}
