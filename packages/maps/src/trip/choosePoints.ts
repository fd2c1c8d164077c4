import type { PathChunk, PathTrack } from './pathIndex.ts'
import type { Bounds } from './tripData.ts'

/** What a map shows: its box, and how much of the world's width one pixel is. */
export interface View {
  bounds: Bounds
  pixel: number
}

/** Numbers of consecutive points of one track, to be drawn as one line. */
export type PathRun = Uint32Array

/**
 * The points that a view needs: those of the chunks that it shows, without those that would move the line by less than
 * a pixel. Where a path fills the view so densely that more than `most` are left, the finest detail goes as well.
 */
export function choosePoints(tracks: readonly PathTrack[], view: View, most: number): PathRun[] {
  const inView = tracks.flatMap((track) =>
    spansInView(track, view.bounds).map((span) => ({ track, ...span })),
  )
  // A path that enters and leaves the view thousands of times has too many ends: it is thinned as a whole.
  const spans = inView.length * 4 > most ? tracks.map(wholeTrack) : inView
  let tolerance = view.pixel / 2
  while (tolerance < 1 && countLeft(spans, tolerance) > most) tolerance *= 1.5
  return spans.map((span) => thin(span, tolerance))
}

/** A part of a track, from one place in its points to another. */
interface Span {
  track: PathTrack
  from: number
  to: number
}

function wholeTrack(track: PathTrack) {
  return { track, from: 0, to: track.points.length - 1 }
}

/** How many points a tolerance leaves: those of every span, with its ends. */
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

/** The chunks in view, with those that follow each other joined. */
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

/** Longitudes that differ by a whole turn are the same place. */
function isInView({ bounds: [west, south, east, north] }: PathChunk, view: Bounds) {
  if (south > view[3] || north < view[1]) return false
  if (view[2] - view[0] >= 360) return true
  const turns = 360 * Math.ceil((view[0] - east) / 360)
  return west + turns <= view[2]
}
