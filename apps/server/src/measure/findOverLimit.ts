/** When a vehicle counts as over the limit: above `kmh` for at least `seconds`, and never for less than 10 s. */
export interface OverLimitRule {
  kmh: number
  seconds: number
}

/** A stretch over the limit, as indexes of its fixes. */
export interface OverLimit {
  /** The first and the last fix above the limit. */
  from: number
  to: number
  /** The fix at which the stretch had lasted as long as the rule demands. */
  fulfilled: number
  /** The fix with the highest speed. */
  at: number
}

/** A stretch is never shorter than this, because a single fast fix is noise of the receiver. */
export const SHORTEST_OVER_LIMIT_S = 10
/** A stretch ends at a fix that is slower than the limit by more than this. */
const HYSTERESIS_KMH = 3
/** A stretch also ends if no fix is above the limit for longer than this. */
export const MAX_OVER_LIMIT_GAP_MS = 2 * 60_000
/** Two stretches less than this apart are one. */
const JOIN_MS = 10_000
/** A higher speed is an error of the receiver and is ignored. */
const MAX_SPEED_KMH = 250

/**
 * Finds the stretches over a limit (decision 91) in speeds (km/h, NaN if unknown) and times (ms), sorted by time. If
 * the times are NaN, a stretch needs only two fixes above the limit.
 */
export function findOverLimit(
  speeds: ArrayLike<number>,
  times: ArrayLike<number>,
  { kmh, seconds }: OverLimitRule,
): OverLimit[] {
  const shortestMs = Math.max(SHORTEST_OVER_LIMIT_S, seconds) * 1000
  const msBetween = (from: number, to: number) => (times[to] ?? Number.NaN) - (times[from] ?? Number.NaN)
  const found: OverLimit[] = []
  let run: OverLimit | null = null
  let wasSlower = false
  for (let index = 0; index < speeds.length; index += 1) {
    const speed = speeds[index] ?? Number.NaN
    if (speed < kmh - HYSTERESIS_KMH) wasSlower = true
    if (!(speed > kmh && speed <= MAX_SPEED_KMH)) continue
    if (run && continues(msBetween(run.to, index), wasSlower)) {
      run.to = index
      if (speed > (speeds[run.at] ?? 0)) run.at = index
      // Negated, so that two fixes without times are enough.
      if (run.fulfilled < 0 && !(msBetween(run.from, index) < shortestMs)) {
        run.fulfilled = index
        found.push(run)
      }
    } else {
      run = { from: index, to: index, fulfilled: -1, at: index }
    }
    wasSlower = false
  }
  return found
}

/** Without times, `passedMs` is NaN and only a slower fix ends a stretch. */
function continues(passedMs: number, wasSlower: boolean): boolean {
  return wasSlower ? passedMs < JOIN_MS : !(passedMs > MAX_OVER_LIMIT_GAP_MS)
}
