import type { Queryable } from '../database/Database.ts'
import { runTogether } from '../database/sql.ts'
import { markedWork, type NewWork } from '../trips/positionQueue.ts'
import { addedOutcomes, type InsertRow, insertPositions, storeRefused } from './arrivalRepository.ts'
import { movedPositions } from '../positions/lastPositionRepository.ts'
import type { AcceptedTimes, AcceptedPosition } from './checkPosition.ts'
import { engineRuns, storedRuns } from './engineRuns.ts'
import { followSignals, latestSignals, type ShownSignals } from './deviceSignals.ts'
import {
  type HeldRow,
  lockDevices,
  lockStates,
  storedSignals,
  storedStates,
  type Telling,
} from './deviceStateRepository.ts'
import { type DeviceBudgets, keepWithinBudgets } from './DeviceBudgets.ts'
import { type DeviceState, type Followed, followDevice } from './followDevice.ts'
import { type Arrivals, type DeviceReading, type DeviceReport, gatherArrivals } from './gatherArrivals.ts'
import type { TrackerReport } from './Intake.ts'
import { storeClocks, storeWaiting } from './quarantineRepository.ts'

/**
 * The reports of one device in a batch, the positions that were not stored before, and the next state of the device.
 */
type StoredDevice = Arrivals & Followed & { newPositions: readonly AcceptedPosition[] }

export interface StoredBatch {
  unknown: Set<string>
  /** The reports whose senders do not see the depot of the device, with its id. Nothing of them is stored. */
  outside: ReadonlyMap<TrackerReport, number>
  devices: readonly DeviceResult[]
}

export interface DeviceResult {
  deviceId: number
  stored: number
  /** Number of positions that were not stored because of the limit of the device. */
  cut: number
  /** The reports with such positions. */
  cutReports: readonly TrackerReport[]
}

/** Stores the reports of a batch; the number of statements does not depend on the size of the batch. */
export async function storeBatch(
  transaction: Queryable,
  reports: readonly TrackerReport[],
  times: AcceptedTimes,
  budgets: DeviceBudgets,
): Promise<StoredBatch> {
  const imeis = new Set(reports.map(({ imei }) => imei))
  const registered = await lockDevices(transaction, [...imeis])
  const outside = new Map<TrackerReport, number>()
  const known = reports.flatMap((report) => {
    const device = registered.get(report.imei)
    if (device === undefined) return []
    const { groupIds = null } = report
    const isInside = groupIds === null || groupIds.includes(device.group_id)
    if (!isInside) outside.set(report, device.id)
    return isInside ? [{ deviceId: device.id, report }] : []
  })
  const devices = known.length === 0 ? [] : await storeKnown(transaction, known, times, budgets)
  return { unknown: new Set([...imeis].filter((imei) => !registered.has(imei))), outside, devices }
}

async function storeKnown(
  transaction: Queryable,
  reports: readonly DeviceReport[],
  times: AcceptedTimes,
  budgets: DeviceBudgets,
): Promise<DeviceResult[]> {
  const protocols = new Map(reports.map(({ deviceId, report }) => [deviceId, report.protocol]))
  const contacts = [...protocols].map(([deviceId, protocol]) => ({ deviceId, protocol }))
  const held = await lockStates(
    transaction,
    contacts.toSorted((a, b) => a.deviceId - b.deviceId),
  )
  const readings = new Map(held.map((row) => [row.id, readingOf(row)]))
  const gathered = gatherArrivals(reports, times, readings)
  const within = await keepWithinBudgets(transaction, gathered, budgets)
  const limited = new Map(
    within.map(({ arrivals: { deviceId }, cut }) => [deviceId, cut + budgets.turnedAway(deviceId)]),
  )
  const arrivals = within.map((device) => device.arrivals)
  const stored = await storeArrivals(transaction, arrivals, held, times.now, limited)
  return within.map(({ arrivals: { deviceId }, cut, wholeReports }) => ({
    deviceId,
    stored: stored.get(deviceId) ?? 0,
    cut,
    cutReports: reportsOf(reports, deviceId, cut === 0 ? Infinity : wholeReports),
  }))
}

/** Returns the reports of a device from a number on. Leaves out those without a position, which no limit affects. */
function reportsOf(reports: readonly DeviceReport[], deviceId: number, from: number): TrackerReport[] {
  if (from === Infinity) return []
  const own = reports.filter((one) => one.deviceId === deviceId).slice(from)
  return own.map(({ report }) => report).filter(({ positions }) => positions.length > 0)
}

/**
 * Stores the validated positions of devices whose states the caller has read and locked. `limited` has the number of
 * other positions that each device may not store now. Returns the number of new positions of each device.
 */
export async function storeArrivals(
  transaction: Queryable,
  arrivals: readonly Arrivals[],
  states: readonly HeldRow[],
  now: number,
  limited: ReadonlyMap<number, number> = new Map(),
): Promise<Map<number, number>> {
  const held = new Map(states.map((row) => [row.id, row]))
  const positions = arrivals.flatMap((device) =>
    device.positions.map((position) => ({ ...position, deviceId: device.deviceId })),
  )
  const ids = arrivals.map(({ deviceId }) => deviceId)
  const rows = await insertPositions(transaction, ids, positions, now)
  const places = new Map(rows.map((row) => [row.id, row]))
  const devices = arrivals.map((device) => {
    const place = places.get(device.deviceId)
    const repeated = new Set(place?.repeated)
    const newPositions = device.positions.filter(({ time }) => !repeated.has(time))
    return {
      ...device,
      newPositions,
      ...followDevice(stateOf(held.get(device.deviceId), place), newPositions),
    }
  })
  const moves = devices.flatMap(({ deviceId, shown }) =>
    shown === null ? [] : [{ ...shown, deviceId, receivedAt: now }],
  )
  await runTogether(transaction, [
    addedOutcomes(
      devices.flatMap((device) => countsOf(device, limited.get(device.deviceId) ?? 0)),
      now,
    ),
    storedStates(
      devices.map((device) => tell(device, held.get(device.deviceId), places.get(device.deviceId), now)),
      now,
    ),
    storedSignals(
      devices.flatMap(({ deviceId, signals }) => latestSignals(signals).map((one) => ({ deviceId, ...one }))),
    ),
    ...storedRuns(
      devices.flatMap(({ deviceId, signals }) => engineRuns(signals).map((run) => ({ deviceId, ...run }))),
    ),
    movedPositions(moves, false),
    markedWork(devices.flatMap((device) => workOf(device, now))),
  ])
  await storeRefused(transaction, arrivals, now)
  await storeWaiting(transaction, arrivals, now)
  await storeClocks(
    transaction,
    arrivals.filter((device) => changesReading(device, held.get(device.deviceId))),
    now,
  )
  return new Map(devices.map(({ deviceId, newPositions }) => [deviceId, newPositions.length]))
}

function readingOf({ clock_offset_s, waiting_since, waiting, speed_unit }: HeldRow): DeviceReading {
  const offsetMs = clock_offset_s === null ? null : clock_offset_s * 1_000
  return { clock: { offsetMs, waitingSince: waiting_since, waiting }, speedUnit: speed_unit }
}

function changesReading({ clock, assumedUnit }: Arrivals, row: HeldRow | undefined): boolean {
  if (row === undefined) return false
  const { clock: before } = readingOf(row)
  return (
    clock.offsetMs !== before.offsetMs ||
    clock.waitingSince !== before.waitingSince ||
    clock.waiting !== before.waiting ||
    (assumedUnit ?? row.speed_assumed) !== row.speed_assumed
  )
}

function stateOf(held: HeldRow | undefined, place: InsertRow | undefined): DeviceState {
  const heldTime = held?.held_time ?? null
  return {
    last: place && place.time !== null ? { time: place.time, lat: place.lat, lng: place.lng } : null,
    held: held && heldTime !== null ? { time: heldTime, lat: held.held_lat, lng: held.held_lng } : null,
    standingSince: held?.standing_since ?? null,
    statusSince: place?.statusSince ?? null,
  }
}

/** The live fleet shows the contact of a standing device at most this much later. */
const TELL_EVERY_MS = 30_000

/**
 * Adds the signals that the live fleet shows, and how its readers are told: a new position tells its contact too.
 * Without a position, a contact is told only now and then, because many trackers send one every few seconds.
 */
function tell(device: StoredDevice, held: HeldRow | undefined, place: InsertRow | undefined, now: number) {
  const before: ShownSignals = {
    ignition: held?.ignition ?? null,
    ignitionAt: held?.ignition_at ?? null,
    alarm: held?.alarm ?? null,
    alarmAt: held?.alarm_at ?? null,
  }
  const signals = followSignals(before, device.signals, now)
  const isChanged = signals.ignition !== before.ignition || signals.alarmAt !== before.alarmAt
  const isDue =
    place !== undefined && place.time !== null && Math.abs(now - (held?.shown_at ?? 0)) >= TELL_EVERY_MS
  const telling: Telling =
    device.shown !== null ? 'by its position' : isChanged || isDue ? 'by its contact' : 'nothing'
  return { ...device, signals, telling }
}

/** The lowest speed limit that a speeding rule can have, in km/h. */
const MIN_LIMIT_KMH = 10
/** A position that is older than this causes no notification. */
const NOTIFY_WITHIN_MS = 24 * 3_600_000

function workOf({ deviceId, newPositions }: StoredDevice, now: number): NewWork[] {
  if (newPositions.length === 0) return []
  const fast = newPositions.filter(
    ({ speed, time }) => (speed ?? 0) > MIN_LIMIT_KMH && time >= now - NOTIFY_WITHIN_MS,
  )
  const from = earliest(newPositions)
  if (fast.length === 0) return [{ deviceId, from, fastFrom: null, fastest: null }]
  return [
    { deviceId, from, fastFrom: earliest(fast), fastest: Math.max(...fast.map(({ speed }) => speed ?? 0)) },
  ]
}

function earliest(positions: readonly AcceptedPosition[]): number {
  return Math.min(...positions.map(({ time }) => time))
}

function countsOf(
  { deviceId, outcomes, refused, repeated, positions, newPositions }: StoredDevice,
  limited: number,
) {
  const kinds = Map.groupBy([...outcomes, ...refused.map(({ reason }) => reason)], (outcome) => outcome)
  const counts = [...kinds].map(([outcome, all]) => ({ deviceId, outcome, count: all.length }))
  const repeats = repeated + positions.length - newPositions.length
  return [
    ...counts,
    { deviceId, outcome: 'repeated' as const, count: repeats },
    { deviceId, outcome: 'limited' as const, count: limited },
  ].filter(({ count }) => count > 0)
}
