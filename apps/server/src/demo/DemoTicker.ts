import { setImmediate } from 'node:timers/promises'
import { type BackgroundWork, repeatJob } from '../background/BackgroundWork.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { shareTrips } from '../trips/tripShares.ts'
import type { DemoSimulator } from './DemoSimulator.ts'
import { tripPositions } from './DemoTrip.ts'
import { demoFleet } from './demoFleet.ts'
import { storePastNotifications } from './demoNotifications.ts'
import {
  type DemoDevice,
  insertTripStarts,
  insertDemoTrip,
  listDemoDevices,
  listFingerprints,
  pruneTrips,
  storePositions,
} from './demoRepository.ts'

const pace = { everyMs: 5_000, minPauseMs: 0, pauseFactor: 0 }
const hour = 3_600_000
/** Maximum age of stored demo trips. */
const history = 7 * 24 * hour
/** A trip start older than this (in milliseconds) is not stored, so it causes no notification. */
const recently = 10 * 60_000
/** History is stored in steps of this length, newest first. */
const historyStep = 12 * hour
const tickLock = 5_120_032

/** Stores a week of trips, then the positions of the demo fleet every five seconds, and each trip when it ends. */
export class DemoTicker {
  private readonly database: Database
  private readonly simulator: DemoSimulator
  private readonly now: () => number
  private readonly onError: (error: unknown) => void
  private known = new Set<string>()
  private lastTick: number
  private lastPrune = 0
  private readonly background: BackgroundWork
  private seeded = Promise.resolve()
  private stopped = false

  constructor(
    database: Database,
    simulator: DemoSimulator,
    now: () => number,
    onError: (error: unknown) => void,
  ) {
    this.database = database
    this.simulator = simulator
    this.now = now
    this.onError = onError
    this.lastTick = now()
    this.background = repeatJob(
      async () => {
        await this.seeded
        if (!this.stopped) await this.tick()
      },
      pace,
      onError,
    )
  }

  /**
   * Stores missing trips of the last week, newest first, and in a new demo the notifications of that time. Never throws.
   */
  seed(isNew: boolean): Promise<void> {
    this.seeded = this.fillHistory(isNew).catch(this.onError)
    return this.seeded
  }

  /** Calls `tick` as soon as `seed` has stored the past trips, and then every five seconds. */
  start(): void {
    this.background.start()
  }

  /** Resolves when the current write is done. */
  async stop(): Promise<void> {
    this.stopped = true
    await Promise.all([this.seeded, this.background.stop()])
  }

  /** Updates all positions and stores the trips that ended since the last tick. */
  async tick(): Promise<void> {
    const to = this.now()
    // The last tick can be long ago if the machine was suspended. Trips older than the history are not needed.
    const from = Math.max(this.lastTick, to - history)
    await this.database.transaction(async (transaction) => {
      // Several servers can share a database: only one updates the demo at a time.
      const [lock] = await transaction.query<{ mine: boolean }>(
        'select pg_try_advisory_xact_lock($1) as mine',
        [tickLock],
      )
      if (lock?.mine !== true) return
      await this.updateFleet(transaction, from, to)
    })
    this.lastTick = to
  }

  private async updateFleet(transaction: Queryable, from: number, to: number): Promise<void> {
    const devices = await listDemoDevices(transaction)
    const positions = devices.flatMap((device) => {
      const unit = demoFleet.find(({ imei }) => imei === device.imei)
      return unit === undefined ? [] : [{ ...this.simulator.stateAt(unit, to), deviceId: device.id }]
    })
    await storePositions(transaction, positions)
    await storeTrips(transaction, this.simulator, devices, { from, to }, this.known)
    await this.storeTripStarts(transaction, devices, from, to)
    if (to - this.lastPrune < hour) return
    await pruneTrips(transaction, to - history)
    this.lastPrune = to
  }

  private async storeTripStarts(
    transaction: Queryable,
    devices: readonly DemoDevice[],
    from: number,
    to: number,
  ): Promise<void> {
    const trips = devices.flatMap((device) => {
      const unit = demoFleet.find(({ imei }) => imei === device.imei)
      const recent = Math.max(from, to - recently)
      const starts = unit === undefined ? [] : this.simulator.tripStarts(unit, recent, to)
      return starts.map((start) => ({ deviceId: device.id, start }))
    })
    await insertTripStarts(transaction, trips)
  }

  private async fillHistory(isNew: boolean): Promise<void> {
    const end = this.lastTick
    if (isNew) await storePastNotifications(this.database, this.simulator, end)
    this.known = await listFingerprints(this.database)
    const devices = await listDemoDevices(this.database)
    for (let to = end; to > end - history && !this.stopped; to -= historyStep) {
      const span = { from: Math.max(to - historyStep, end - history), to }
      for (const device of devices) {
        await this.database.transaction((transaction) =>
          storeTrips(transaction, this.simulator, [device], span, this.known, () => this.stopped),
        )
      }
    }
  }
}

interface TripSpan {
  /** A time span in milliseconds since 1970; `from` is exclusive, `to` is inclusive. */
  from: number
  to: number
}

/** Stores the trips that ended in a time span and are not stored yet; yields to the event loop after each trip. */
async function storeTrips(
  transaction: Queryable,
  simulator: DemoSimulator,
  devices: readonly DemoDevice[],
  span: TripSpan,
  known: Set<string>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const stored: number[] = []
  for (const device of devices) {
    const unit = demoFleet.find(({ imei }) => imei === device.imei)
    if (unit === undefined) continue
    for (const trip of simulator.tripsEnded(unit, span.from, span.to)) {
      const fingerprint = `demo:${unit.imei}:${String(trip.start)}`
      if (isStopped()) break
      if (known.has(fingerprint)) continue
      stored.push(
        ...(await insertDemoTrip(transaction, { device, fingerprint, positions: tripPositions(trip) })),
      )
      known.add(fingerprint)
      await setImmediate()
    }
  }
  await shareTrips(transaction, stored)
}
