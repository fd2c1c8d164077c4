import type { LivePosition } from './LivePosition.ts'

export interface PositionAge {
  /** Whether the age counts from the record or, where that is not known, from the last change seen. */
  since: 'recorded' | 'changed'
  milliseconds: number
}

export type Freshness = 'live' | 'stale' | 'old' | 'unknown'

const STALE_AFTER = 60_000
const OLD_AFTER = 600_000

/** How old a position is at `now` (epoch milliseconds); null where nothing tells. */
export function positionAge({ time, changedAt }: LivePosition, now: number): PositionAge | null {
  const recorded = Date.parse(time ?? '')
  if (!Number.isNaN(recorded)) return { since: 'recorded', milliseconds: Math.max(0, now - recorded) }
  if (changedAt === undefined || Number.isNaN(changedAt)) return null
  return { since: 'changed', milliseconds: Math.max(0, now - changedAt) }
}

/** Whether a position may be shown as live: up to a minute; after ten minutes it is old. */
export function freshness(position: LivePosition, now: number): Freshness {
  const age = positionAge(position, now)
  if (!age) return 'unknown'
  if (age.milliseconds <= STALE_AFTER) return 'live'
  return age.milliseconds <= OLD_AFTER ? 'stale' : 'old'
}

/** The position that was renewed last; undefined without any. */
export function freshest(positions: readonly LivePosition[], now: number): LivePosition | undefined {
  const ageOf = (position: LivePosition) => positionAge(position, now)?.milliseconds ?? Infinity
  return positions.toSorted((a, b) => ageOf(a) - ageOf(b) || 0)[0]
}
