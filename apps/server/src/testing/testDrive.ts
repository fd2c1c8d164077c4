import type { Position } from '../positions/positionRepository.ts'

/** Returns a position in metres east and north of a point in Jakarta. */
export function at(seconds: number, east: number, north = 0, speed: number | null = null): Position {
  const perDegree = 111_195
  return {
    time: Date.UTC(2024, 10, 20, 1) + seconds * 1000,
    lat: -6.2 + north / perDegree,
    lng: 106.8 + east / (perDegree * Math.cos((6.2 * Math.PI) / 180)),
    speed,
    heading: null,
  }
}

/** Returns positions every 10 s between two times and two metres east. */
export function drive(from: number, to: number, [start, end]: [number, number]): Position[] {
  const positions: Position[] = []
  for (let second = from; second <= to; second += 10)
    positions.push(at(second, start + ((end - start) * (second - from)) / (to - from)))
  return positions
}
