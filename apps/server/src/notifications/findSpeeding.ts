import type { Queryable } from '../database/Database.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { hears, type Recipient } from './Recipient.ts'
import { findRuns, lookBackMs, type SpeedPosition, type SpeedRule } from './speedRuns.ts'
import {
  type FastDevice,
  keepSimulatedPositions,
  readSpeedPositions,
  takeFastDevices,
} from './speedRepository.ts'

/** Finds where somebody was too fast, by the rules of all users, in the positions that are new. */
export async function findSpeeding(
  transaction: Queryable,
  recipients: readonly Recipient[],
): Promise<{ events: FleetEvent[]; hasMore: boolean }> {
  const rules = rulesOf(recipients)
  const slowest = slowestOf(recipients)
  const lookBack = Math.max(0, ...rules.map(lookBackMs))
  const simulated = await keepSimulatedPositions(transaction, slowest, lookBack)
  const { devices, hasMore } = await takeFastDevices(transaction, slowest)
  const wanted = [...devices, ...simulated]
  if (wanted.length === 0) return { events: [], hasMore }
  const { positions, isCut } = await readSpeedPositions(transaction, wanted, lookBack)
  const events = wanted.flatMap((device) => {
    const own = positions.get(device.deviceId) ?? []
    return rules.flatMap((rule) => findRuns(own, rule, device.from).map((run) => eventOf(device, rule, run)))
  })
  return { events, hasMore: hasMore || isCut }
}

/** The speed from which on somebody wants to be told; infinite when nobody does. */
export function slowestOf(recipients: readonly Recipient[]): number {
  return Math.min(...rulesOf(recipients).map(({ kmh }) => kmh))
}

function rulesOf(recipients: readonly Recipient[]): SpeedRule[] {
  const wanted = recipients.filter((recipient) => hears(recipient, 'speeding'))
  const rules = wanted.map(({ rules: { speeding } }) => speeding)
  return [...new Map(rules.map(({ kmh, seconds }) => [`${kmh}/${seconds}`, { kmh, seconds }])).values()]
}

function eventOf(
  { deviceId, name, simulated }: FastDevice,
  { kmh, seconds }: SpeedRule,
  run: { start: number; end: number; highestKmh: number; fulfilled: SpeedPosition },
): FleetEvent {
  const { start, end, highestKmh, fulfilled } = run
  const { time, lat, lng } = fulfilled
  const same = { at: time, from: start, to: end, place: { lat, lng } }
  return { kind: 'speeding', deviceId, name, simulated, ...same, start, highestKmh, kmh, seconds }
}
