import type { Queryable } from '../database/Database.ts'
import {
  countOutcomes,
  insertPositions,
  keepRefused,
  markTripWork,
  moveDevices,
} from './arrivalRepository.ts'
import type { FixTimes } from './checkFix.ts'
import { lockDevices, lockStates, storeStates } from './deviceStateRepository.ts'
import { followDevice, type Outcome } from './followDevice.ts'
import { gatherArrivals } from './gatherArrivals.ts'
import type { TrackerReport } from './TrackerReport.ts'

/** Stores what came, in as many statements for one report as for a thousand; answers the IMEIs that nobody registered. */
export async function storeBatch(
  transaction: Queryable,
  reports: readonly TrackerReport[],
  times: FixTimes,
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
  reports: Parameters<typeof gatherArrivals>[0],
  times: FixTimes,
): Promise<void> {
  const { now } = times
  const arrivals = gatherArrivals(reports, times)
  const states = await lockStates(transaction, arrivals)
  const positions = arrivals.flatMap((device) =>
    device.positions.map((position) => ({ ...position, deviceId: device.deviceId })),
  )
  const added = await insertPositions(transaction, positions, now)
  const devices = arrivals.map((device) => {
    const { deviceId, protocol, battery } = device
    const isNew = added.get(deviceId)
    const news = device.positions.filter(({ time }) => isNew?.has(time))
    const state = states.get(deviceId) ?? { last: null, held: null, standingSince: null }
    const followed = followDevice(state, news)
    const repeated = device.repeated + device.positions.length - news.length
    const refused = device.refused.map(({ reason }) => reason)
    const outcomes: Outcome[] = [...followed.outcomes, ...repeat(repeated), ...refused]
    return { ...followed, deviceId, protocol, battery, outcomes }
  })
  await countOutcomes(transaction, devices.flatMap(countsOf), now)
  await storeStates(transaction, devices, now)
  const moves = devices.flatMap(({ deviceId, shown }) => (shown === null ? [] : [{ ...shown, deviceId }]))
  await moveDevices(transaction, moves, now)
  await markTripWork(transaction, added)
  await keepRefused(transaction, arrivals, now)
}

function repeat(times: number): Outcome[] {
  return Array.from({ length: times }, () => 'repeated')
}

function countsOf({ deviceId, outcomes }: { deviceId: number; outcomes: Outcome[] }) {
  return [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => ({
    deviceId,
    outcome,
    count: all.length,
  }))
}
