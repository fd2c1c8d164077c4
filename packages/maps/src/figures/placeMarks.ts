import type { TripData } from '../trip/tripData.ts'
import type { EventKind } from './EventBadge.tsx'
import type { TripFigures } from '../trip/tripFigures.ts'

export interface TripMark {
  kind: EventKind
  number: number
  lng: number
  lat: number
  /** Index of the point to which a click seeks. */
  index: number
}

/** Returns the marks of a trip's stops and speeding: longest stops first, then fastest speeding. */
export function marksOfTrip({ positions }: TripData, { stops, speeding }: TripFigures): TripMark[] {
  const stopMarks = stops
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .map(({ number, lng, lat, from }): TripMark => ({ kind: 'stop', number, lng, lat, index: from }))
  const speedMarks = speeding
    .toSorted((a, b) => b.highest - a.highest)
    .map(({ number, from, at }): TripMark => ({
      kind: 'speeding',
      number,
      lng: positions[at * 2] ?? 0,
      lat: positions[at * 2 + 1] ?? 0,
      index: from,
    }))
  return [...stopMarks, ...speedMarks]
}

/** Smallest distance between two marks in pixels. If two marks are closer, only the more important one is drawn. */
const APART = 22

export interface ScreenPlace {
  x: number
  y: number
}

/** Places marks on the screen, most important first; drops a mark outside the view or too close to an earlier mark. */
export function placeMarks<Mark>(
  marks: readonly Mark[],
  project: (mark: Mark) => ScreenPlace,
  width: number,
  height: number,
): (ScreenPlace & { mark: Mark })[] {
  const placed: (ScreenPlace & { mark: Mark })[] = []
  for (const mark of marks) {
    const { x, y } = project(mark)
    if (x < -APART || y < -APART || x > width + APART || y > height + APART) continue
    if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < APART)) continue
    placed.push({ x, y, mark })
  }
  return placed
}
