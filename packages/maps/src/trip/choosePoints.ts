import type { Bounds } from './tripData.ts'

/** The part of the world that a map shows. `pixel` is the width of one pixel as a fraction of the world's width. */
export interface View {
  bounds: Bounds
  pixel: number
}

/** Consecutive points of a track and their bounding box. The last point is also the first point of the next chunk. */
export interface PathChunk {
  /** Inclusive indexes into `points` of the track. */
  from: number
  to: number
  bounds: Bounds
}

/**
 * The points of one vehicle in order. The significance of a point says how far the drawn line moves without this point
 * (Douglas-Peucker).
 */
export interface PathTrack {
  /** Indexes of this vehicle's points in the trip. */
  points: Uint32Array
  /** Significance of each point, as a fraction of the world's width (Web Mercator); Infinity for the ends. */
  significance: Float32Array
  chunks: PathChunk[]
}

/** Indexes of consecutive points of one track, drawn as one line. */
export type PathRun = Uint32Array

/**
 * Chooses the points to draw in a view: the points of the visible chunks, except those that change the line by less
 * than a pixel. If more than `most` points remain, increases the tolerance until at most `most` remain.
 */
export function choosePoints(tracks: readonly PathTrack[], view: View, most: number): PathRun[] {
  const inView = tracks.flatMap((track) =>
    spansInView(track, view.bounds).map((span) => ({ track, ...span })),
  )
  // If the path crosses the edge of the view so often that there are too many spans, simplifies whole tracks instead.
  const spans = inView.length * 4 > most ? tracks.map(wholeTrack) : inView
  let tolerance = view.pixel / 2
  while (tolerance < 1 && countLeft(spans, tolerance) > most) tolerance *= 1.5
  return spans.map((span) => thin(span, tolerance))
}

/** A part of a track; `from` and `to` are inclusive indexes into `track.points`. */
interface Span {
  track: PathTrack
  from: number
  to: number
}

function wholeTrack(track: PathTrack) {
  return { track, from: 0, to: track.points.length - 1 }
}

/** Returns how many points remain after simplification by a tolerance; both ends of each span always remain. */
function countLeft(spans: readonly Span[], tolerance: number): number {
  let left = 0
  for (const { track, from, to } of spans) {
    left += from === to ? 1 : 2
    for (let at = from + 1; at < to; at += 1) if ((track.significance[at] ?? 0) > tolerance) left += 1
  }
  return left
}

function thin({ track: { points, significance }, from, to }: Span, tolerance: number): PathRun {
  const run = new Uint32Array(to - from + 1)
  let length = 0
  for (let at = from; at <= to; at += 1) {
    if (at !== from && at !== to && (significance[at] ?? 0) <= tolerance) continue
    run[length] = points[at] ?? 0
    length += 1
  }
  return run.slice(0, length)
}

/** Returns the visible chunks; merges adjacent chunks into one span. */
function spansInView({ chunks }: PathTrack, view: Bounds): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  for (const chunk of chunks) {
    if (!isInView(chunk, view)) continue
    const last = spans.at(-1)
    if (last?.to === chunk.from) last.to = chunk.to
    else spans.push({ from: chunk.from, to: chunk.to })
  }
  return spans
}

/** Returns whether a chunk is visible. Shifts it by multiples of 360°, because longitudes can continue beyond ±180. */
function isInView({ bounds: [west, south, east, north] }: PathChunk, view: Bounds) {
  if (south > view[3] || north < view[1]) return false
  if (view[2] - view[0] >= 360) return true
  const turns = 360 * Math.ceil((view[0] - east) / 360)
  return west + turns <= view[2]
}
