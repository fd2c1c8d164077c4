import type { Coordinate } from '../measure/distance.ts'

/** A position with the speed that the tracker said; milliseconds since 1970, km/h. */
export interface SpeedPosition extends Coordinate {
  time: number
  speed: number
}

/** What counts as speeding: faster than `kmh`, for at least `seconds`. */
export interface SpeedRule {
  kmh: number
  seconds: number
}

/** A stretch of positions that all are too fast, for long enough. */
export interface SpeedRun {
  start: number
  /** The position at which it had been long enough. */
  fulfilled: SpeedPosition
  end: number
  highestKmh: number
}

/** Between two positions that are farther apart nobody knows how fast it was. */
export const longestGapMs = 2 * 60_000
/** No vehicle of a fleet drives faster: such a speed is a mistake of the receiver, and says nothing either way. */
export const fastestKmh = 250

/**
 * How long before a position one has to look to know what it makes of a rule: a run that began even earlier was long enough
 * before that position came.
 */
export function lookBackMs({ seconds }: Pick<SpeedRule, 'seconds'>): number {
  return seconds * 1000 + 2 * longestGapMs
}

/** The runs in positions, which are in the order of their times, that were long enough at `from` or later. */
export function findRuns(positions: readonly SpeedPosition[], rule: SpeedRule, from = 0): SpeedRun[] {
  const runs: SpeedRun[] = []
  let stretch: SpeedPosition[] = []
  const end = () => {
    const run = runOf(stretch, rule)
    if (run !== null && run.fulfilled.time >= from) runs.push(run)
    stretch = []
  }
  for (const position of positions) {
    if (position.speed > fastestKmh) continue
    if (position.time - (stretch.at(-1)?.time ?? position.time) > longestGapMs) end()
    if (position.speed > rule.kmh) stretch.push(position)
    else end()
  }
  end()
  return runs
}

function runOf(stretch: readonly SpeedPosition[], { seconds }: SpeedRule): SpeedRun | null {
  const start = stretch[0]?.time ?? 0
  const fulfilled = stretch.find(({ time }) => time - start >= seconds * 1000)
  if (fulfilled === undefined) return null
  const highestKmh = stretch.reduce((highest, { speed }) => Math.max(highest, speed), 0)
  return { start, fulfilled, end: stretch.at(-1)?.time ?? start, highestKmh }
}
