import type { Coordinate } from '../measure/distance.ts'

/** A position with the speed that the tracker said; milliseconds since 1970, km/h. */
export interface SpeedFix extends Coordinate {
  time: number
  speed: number
}

/** What counts as speeding: faster than `kmh`, for at least `seconds`. */
export interface SpeedRule {
  kmh: number
  seconds: number
}

/** A stretch of fixes that all are too fast, for long enough. */
export interface SpeedRun {
  start: number
  /** The fix at which it had been long enough. */
  fulfilled: SpeedFix
  end: number
  highestKmh: number
}

/** Between two fixes that are farther apart nobody knows how fast it was. */
export const longestGapMs = 2 * 60_000
/** No vehicle of a fleet drives faster: such a speed is a mistake of the receiver, and says nothing either way. */
export const fastestKmh = 250

/**
 * How long before a fix one has to look to know what it makes of a rule: a run that began even earlier was long enough
 * before that fix came.
 */
export function lookBackMs({ seconds }: Pick<SpeedRule, 'seconds'>): number {
  return seconds * 1000 + 2 * longestGapMs
}

/** The runs in fixes, which are in the order of their times, that were long enough at `from` or later. */
export function findRuns(fixes: readonly SpeedFix[], rule: SpeedRule, from = 0): SpeedRun[] {
  const runs: SpeedRun[] = []
  let stretch: SpeedFix[] = []
  const end = () => {
    const run = runOf(stretch, rule)
    if (run !== null && run.fulfilled.time >= from) runs.push(run)
    stretch = []
  }
  for (const fix of fixes) {
    if (fix.speed > fastestKmh) continue
    if (fix.time - (stretch.at(-1)?.time ?? fix.time) > longestGapMs) end()
    if (fix.speed > rule.kmh) stretch.push(fix)
    else end()
  }
  end()
  return runs
}

function runOf(stretch: readonly SpeedFix[], { seconds }: SpeedRule): SpeedRun | null {
  const start = stretch[0]?.time ?? 0
  const fulfilled = stretch.find(({ time }) => time - start >= seconds * 1000)
  if (fulfilled === undefined) return null
  const highestKmh = stretch.reduce((highest, { speed }) => Math.max(highest, speed), 0)
  return { start, fulfilled, end: stretch.at(-1)?.time ?? start, highestKmh }
}
