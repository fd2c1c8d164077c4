import type { Queryable } from '../database/Database.ts'
import { markWork, type NewWork } from '../trips/positionQueue.ts'
import { countOutcomes, insertPositions, storeRefused } from './arrivalRepository.ts'
import { moveLastPositions } from '../positions/lastPositionRepository.ts'
import type { AcceptedTimes, AcceptedPosition } from './checkPosition.ts'
import { lockDevices, lockStates, storeStates } from './deviceStateRepository.ts'
import { type DeviceState, type Followed, followDevice } from './followDevice.ts'
import { type Arrivals, type DeviceReport, gatherArrivals } from './gatherArrivals.ts'
import type { TrackerReport } from './Intake.ts'

/** The reports of a device, its new positions, and its next state. */
type StoredDevice = Arrivals & Followed & { newPositions: readonly AcceptedPosition[] }

const initialState: DeviceState = { last: null, held: null, standingSince: null, statusSince: null }

/** Stores reports with a fixed number of statements; returns the IMEIs that are not registered. */
export async function storeBatch(
  transaction: Queryable,
  reports: readonly TrackerReport[],
  times: AcceptedTimes,
): Promise<Set<string>> {
  const imeis = new Set(reports.map(({ imei }) => imei))
  const ids = await lockDevices(transaction, [...imeis])
  const known = reports.flatMap((report) => {
    const deviceId = ids.get(report.imei)
    return deviceId === undefined ? [] : [{ deviceId, report }]
  })
  if (known.length > 0) await storeKnown(transaction, known, times)
  return new Set([...imeis].filter((imei) => !ids.has(imei)))
}

async function storeKnown(
  transaction: Queryable,
  reports: readonly DeviceReport[],
  times: AcceptedTimes,
): Promise<void> {
  const { now } = times
  const arrivals = gatherArrivals(reports, times)
  const states = await lockStates(transaction, arrivals)
  const positions = arrivals.flatMap((device) =>
    device.positions.map((position) => ({ ...position, deviceId: device.deviceId })),
  )
  const added = await insertPositions(transaction, positions, now)
  const devices = arrivals.map((device) => {
    const newPositions = device.positions.filter(({ time }) => added.get(device.deviceId)?.has(time))
    return {
      ...device,
      newPositions,
      ...followDevice(states.get(device.deviceId) ?? initialState, newPositions),
    }
  })
  await countOutcomes(transaction, devices.flatMap(countsOf), now)
  await storeStates(transaction, devices, now)
  const moves = devices.flatMap(({ deviceId, shown }) =>
    shown === null ? [] : [{ ...shown, deviceId, receivedAt: now }],
  )
  await moveLastPositions(transaction, moves, false)
  await markWork(
    transaction,
    devices.flatMap((device) => workOf(device, now)),
  )
  await storeRefused(transaction, arrivals, now)
}

/** The lowest limit that a speeding rule can have, km/h. */
const MIN_LIMIT_KMH = 10
/** Older positions cause no notification. */
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

function countsOf({ deviceId, outcomes, refused, repeated, positions, newPositions }: StoredDevice) {
  const kinds = Map.groupBy([...outcomes, ...refused.map(({ reason }) => reason)], (outcome) => outcome)
  const counts = [...kinds].map(([outcome, all]) => ({ deviceId, outcome, count: all.length }))
  const repeats = repeated + positions.length - newPositions.length
  return repeats === 0 ? counts : [...counts, { deviceId, outcome: 'repeated' as const, count: repeats }]
}
