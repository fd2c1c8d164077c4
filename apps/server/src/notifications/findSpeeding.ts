import type { Queryable } from '../database/Database.ts'
import {
  findOverLimit,
  MAX_OVER_LIMIT_GAP_MS,
  type OverLimitRule,
  SHORTEST_OVER_LIMIT_S,
} from '../measure/findOverLimit.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { type RuleOwner, wants } from './Recipient.ts'
import {
  type FastDevice,
  type SpeedPosition,
  type TimedRun,
  storeSimulatedPositions,
  readSpeedPositions,
  takeFastDevices,
} from './speedRepository.ts'

/** The rule by which speeding is found for everybody, beside the rules of the users. */
export const standardRule: OverLimitRule = { kmh: 80, seconds: 30 }

/** Returns a rule as the `setting` of its events. */
export function speedSetting({ kmh, seconds }: OverLimitRule): string {
  return `${String(kmh)}/${String(seconds)}`
}

/**
 * Finds the stretches over a limit among new positions: the events that begin, and the runs that new positions begin or
 * continue.
 */
export async function findSpeeding(
  transaction: Queryable,
  owners: readonly RuleOwner[],
): Promise<{ events: FleetEvent[]; runs: TimedRun[]; hasMore: boolean }> {
  const rules = rulesOf(owners)
  const lowestLimit = lowestLimitOf(owners)
  const lookBack = Math.max(0, ...rules.map(lookBackMs))
  const simulated = await storeSimulatedPositions(transaction, lowestLimit, lookBack)
  const { devices, hasMore } = await takeFastDevices(transaction, lowestLimit)
  const wanted = [...devices, ...simulated]
  if (wanted.length === 0) return { events: [], runs: [], hasMore }
  const { positions, isCut } = await readSpeedPositions(transaction, wanted, lookBack)
  const found = wanted.flatMap((device) => {
    const own = positions.get(device.deviceId) ?? []
    return rules.flatMap((rule) => findRuns(own, rule).map((run) => ({ device, rule, run })))
  })
  return {
    events: found
      .filter(({ device, run }) => run.fulfilled.time >= device.from)
      .map(({ device, rule, run }) => eventOf(device, rule, run)),
    runs: found
      .filter(({ device, run }) => run.end >= device.from)
      .map(({ device, rule, run }) => ({
        ...run,
        setting: speedSetting(rule),
        subject: String(device.deviceId),
      })),
    hasMore: hasMore || isCut,
  }
}

/** Returns the lowest speed limit of all rules. */
export function lowestLimitOf(owners: readonly RuleOwner[]): number {
  return Math.min(...rulesOf(owners).map(({ kmh }) => kmh))
}

function rulesOf(owners: readonly RuleOwner[]): OverLimitRule[] {
  const wanted = owners.filter((owner) => wants(owner, 'speeding'))
  const rules = [standardRule, ...wanted.map(({ rules: { speeding } }) => speeding)]
  return [
    ...new Map(rules.map(({ kmh, seconds }) => [speedSetting({ kmh, seconds }), { kmh, seconds }])).values(),
  ]
}

function eventOf(
  { from: _from, ...device }: FastDevice,
  { kmh, seconds }: OverLimitRule,
  run: SpeedRun,
): FleetEvent {
  const { start, end, highestKmh, fulfilled } = run
  const { time, lat, lng } = fulfilled
  const same = { at: time, from: start, to: end, place: { lat, lng } }
  return { kind: 'speeding', ...device, ...same, start, highestKmh, kmh, seconds }
}

/** A stretch over the limit that lasted as long as the rule demands. */
export interface SpeedRun {
  start: number
  /** The position at which the stretch had lasted as long as the rule demands. */
  fulfilled: SpeedPosition
  end: number
  highestKmh: number
}

/**
 * Returns how many milliseconds before a new position the check must begin to read positions. It needs no older ones:
 * if the vehicle was above the limit for a longer time, the rule matched before the new position.
 */
export function lookBackMs({ seconds }: Pick<OverLimitRule, 'seconds'>): number {
  return Math.max(SHORTEST_OVER_LIMIT_S, seconds) * 1000 + 2 * MAX_OVER_LIMIT_GAP_MS
}

/**
 * Finds each stretch over the limit in positions sorted by time. Returns the stretches that reached the duration of the
 * rule at or after `from`.
 */
export function findRuns(positions: readonly SpeedPosition[], rule: OverLimitRule, from = 0): SpeedRun[] {
  const speeds = positions.map(({ speed }) => speed)
  const times = positions.map(({ time }) => time)
  return findOverLimit(speeds, times, rule).flatMap((run) => {
    const fulfilled = positions[run.fulfilled]
    if (fulfilled === undefined || fulfilled.time < from) return []
    return [
      { start: times[run.from] ?? 0, fulfilled, end: times[run.to] ?? 0, highestKmh: speeds[run.at] ?? 0 },
    ]
  })
}
