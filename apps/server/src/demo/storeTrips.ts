import { setImmediate } from 'node:timers/promises'
import type { Queryable } from '../database/Database.ts'
import { demoUnits, type DemoSimulator } from './DemoSimulator.ts'
import { tripPositions } from './DemoTrip.ts'
import { insertDemoSession, type DemoDevice } from './demoRepository.ts'

export interface TripSpan {
  /** Milliseconds since 1970, exclusive. */
  from: number
  to: number
}

/** Stores the simulated trips that ended in a span, except the known ones; lets others work in between, and ends early when told so. */
export async function storeTrips(
  database: Queryable,
  simulator: DemoSimulator,
  devices: readonly DemoDevice[],
  span: TripSpan,
  known: Set<string>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const device of devices) {
    const unit = demoUnits.find(({ imei }) => imei === device.imei)
    if (unit === undefined) continue
    for (const trip of simulator.tripsEnded(unit, span.from, span.to)) {
      const fingerprint = `demo:${unit.imei}:${String(trip.start)}`
      if (isStopped()) return
      if (known.has(fingerprint)) continue
      await insertDemoSession(database, { device, fingerprint, positions: tripPositions(trip) })
      known.add(fingerprint)
      await setImmediate()
    }
  }
}
