import type { TripData } from '../trip/tripData.ts'
import type { EventKind } from './EventBadge.tsx'
import type { TripFigures } from '../trip/tripFigures.ts'

/** A numbered mark on the map. */
export interface TripMark {
  kind: EventKind
  number: number
  lng: number
  lat: number
  /** The point that the player goes to. */
  index: number
}

/** What a trip's stops and runs over the limit are marked with, the weightiest first. */
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

/** Marks nearer than this to a weightier one, in pixels, are left to it. */
const APART = 22

export interface ScreenPlace {
  x: number
  y: number
}

/** Of marks in order of weight, those that are in view and do not cover one before them, with where they are. */
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
