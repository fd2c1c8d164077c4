import type { Queryable } from '../database/Database.ts'
import { markWork, type NewWork } from '../trips/positionQueue.ts'
import { countOutcomes, insertPositions, keepRefused } from './arrivalRepository.ts'
import { moveLastPositions } from '../positions/lastPositionRepository.ts'
import type { AcceptedTimes, AcceptedPosition } from './checkPosition.ts'
import { lockDevices, lockStates, storeStates } from './deviceStateRepository.ts'
import { type DeviceState, type Followed, followDevice } from './followDevice.ts'
import { type Arrivals, type DeviceReport, gatherArrivals } from './gatherArrivals.ts'
import type { TrackerReport } from './TrackerReport.ts'

/** What came from a device, what of it was not known yet, and what became of it. */
type StoredDevice = Arrivals & Followed & { news: readonly AcceptedPosition[] }

const unheardOf: DeviceState = { last: null, held: null, standingSince: null }

/** Stores what came, in as many statements for one report as for a thousand; answers the IMEIs that nobody registered. */
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
    const news = device.positions.filter(({ time }) => added.get(device.deviceId)?.has(time))
    return { ...device, news, ...followDevice(states.get(device.deviceId) ?? unheardOf, news) }
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
  await keepRefused(transaction, arrivals, now)
}

/** Slower than any rule of speeding may be, km/h. */
const neverSpeedingKmh = 10
/** What is older when it comes is told to nobody. */
const tellWithinMs = 24 * 3_600_000

function workOf({ deviceId, news }: StoredDevice, now: number): NewWork[] {
  if (news.length === 0) return []
  const fast = news.filter(({ speed, time }) => (speed ?? 0) > neverSpeedingKmh && time >= now - tellWithinMs)
  const from = earliest(news)
  if (fast.length === 0) return [{ deviceId, from, fastFrom: null, fastest: null }]
  return [
    { deviceId, from, fastFrom: earliest(fast), fastest: Math.max(...fast.map(({ speed }) => speed ?? 0)) },
  ]
}

function earliest(positions: readonly AcceptedPosition[]): number {
  return Math.min(...positions.map(({ time }) => time))
}

function countsOf({ deviceId, outcomes, refused, repeated, positions, news }: StoredDevice) {
  const kinds = Map.groupBy([...outcomes, ...refused.map(({ reason }) => reason)], (outcome) => outcome)
  const counts = [...kinds].map(([outcome, all]) => ({ deviceId, outcome, count: all.length }))
  const again = repeated + positions.length - news.length
  return again === 0 ? counts : [...counts, { deviceId, outcome: 'repeated' as const, count: again }]
}
