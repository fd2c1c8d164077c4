import type { Queryable } from '../database/Database.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { type Recipient, wants } from './Recipient.ts'
import {
  type FastDevice,
  type SpeedPosition,
  storeSimulatedPositions,
  readSpeedPositions,
  takeFastDevices,
} from './speedRepository.ts'

/** Finds speeding in new positions according to the rules of all users. */
export async function findSpeeding(
  transaction: Queryable,
  recipients: readonly Recipient[],
): Promise<{ events: FleetEvent[]; hasMore: boolean }> {
  const rules = rulesOf(recipients)
  const lowestLimit = lowestLimitOf(recipients)
  const lookBack = Math.max(0, ...rules.map(lookBackMs))
  const simulated = await storeSimulatedPositions(transaction, lowestLimit, lookBack)
  const { devices, hasMore } = await takeFastDevices(transaction, lowestLimit)
  const wanted = [...devices, ...simulated]
  if (wanted.length === 0) return { events: [], hasMore }
  const { positions, isCut } = await readSpeedPositions(transaction, wanted, lookBack)
  const events = wanted.flatMap((device) => {
    const own = positions.get(device.deviceId) ?? []
    return rules.flatMap((rule) => findRuns(own, rule, device.from).map((run) => eventOf(device, rule, run)))
  })
  return { events, hasMore: hasMore || isCut }
}

/** Returns the lowest speed limit of all rules; Infinity without rules. */
export function lowestLimitOf(recipients: readonly Recipient[]): number {
  return Math.min(...rulesOf(recipients).map(({ kmh }) => kmh))
}

function rulesOf(recipients: readonly Recipient[]): SpeedRule[] {
  const wanted = recipients.filter((recipient) => wants(recipient, 'speeding'))
  const rules = wanted.map(({ rules: { speeding } }) => speeding)
  return [...new Map(rules.map(({ kmh, seconds }) => [`${kmh}/${seconds}`, { kmh, seconds }])).values()]
}

function eventOf(
  { from: _from, ...device }: FastDevice,
  { kmh, seconds }: SpeedRule,
  run: { start: number; end: number; highestKmh: number; fulfilled: SpeedPosition },
): FleetEvent {
  const { start, end, highestKmh, fulfilled } = run
  const { time, lat, lng } = fulfilled
  const same = { at: time, from: start, to: end, place: { lat, lng } }
  return { kind: 'speeding', ...device, ...same, start, highestKmh, kmh, seconds }
}

/** Speeding means faster than `kmh` for at least `seconds`. */
export interface SpeedRule {
  kmh: number
  seconds: number
}

/** Consecutive positions above the limit, for at least the duration of the rule. */
export interface SpeedRun {
  start: number
  /** The position at which the vehicle had exceeded the limit for the duration of the rule. */
  fulfilled: SpeedPosition
  end: number
  highestKmh: number
}

/** A longer gap between two positions ends a `SpeedRun`, because the speed in the gap is unknown. */
export const MAX_GAP_MS = 2 * 60_000
/** A speed above this is a receiver error and is ignored. */
export const MAX_SPEED_KMH = 250

/**
 * Returns how many milliseconds before a new position the check must begin to read positions. It needs no older ones:
 * if the vehicle was above the limit for a longer time, the rule matched before the new position.
 */
export function lookBackMs({ seconds }: Pick<SpeedRule, 'seconds'>): number {
  return seconds * 1000 + 2 * MAX_GAP_MS
}

/**
 * Finds each `SpeedRun` in positions sorted by time. Returns the runs that reached the duration of the rule at or after
 * `from`.
 */
export function findRuns(positions: readonly SpeedPosition[], rule: SpeedRule, from = 0): SpeedRun[] {
  const runs: SpeedRun[] = []
  let stretch: SpeedPosition[] = []
  const end = () => {
    const run = runOf(stretch, rule)
    if (run !== null && run.fulfilled.time >= from) runs.push(run)
    stretch = []
  }
  for (const position of positions) {
    if (position.speed > MAX_SPEED_KMH) continue
    if (position.time - (stretch.at(-1)?.time ?? position.time) > MAX_GAP_MS) end()
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
