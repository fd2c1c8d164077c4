import type { Database, Queryable } from '../database/Database.ts'
import { demoUnits, type DemoSimulator } from './DemoSimulator.ts'
import {
  type DemoDevice,
  insertBegunTrips,
  listDemoDevices,
  listFingerprints,
  pruneSessions,
  storePositions,
} from './demoRepository.ts'
import { storeTrips } from './storeTrips.ts'

const interval = 5_000
const hour = 3_600_000
/** How much history the demo keeps. */
const history = 72 * hour
/** What began longer ago does not begin now. */
const recently = 10 * 60_000
/** History is stored in pieces of so much, the newest first. */
const piece = 12 * hour
/** Any number that no other lock of the server uses. */
const tickLock = 5_120_032

/** Drives the demo fleet: positions every five seconds, trips when they end, history behind them. */
export class DemoTicker {
  private readonly database: Database
  private readonly simulator: DemoSimulator
  private readonly now: () => number
  private readonly onError: (error: unknown) => void
  private known = new Set<string>()
  private lastTick: number
  private lastPrune = 0
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | null = null
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
  }

  /** Stores the three days behind now, newest first; only what is missing. Never throws. */
  seed(): Promise<void> {
    return this.work(() => this.fillHistory())
  }

  start(): void {
    this.timer = setInterval(() => {
      // What a slow database keeps this from doing now, the next tick makes up for.
      if (this.working === null) void this.work(() => this.tick())
    }, interval)
  }

  /** Ends after the write that is under way. */
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.timer)
    await this.working
  }

  /** Brings positions up to now and stores the trips that ended since the last time. */
  async tick(): Promise<void> {
    const to = this.now()
    // After a sleep of the machine there is more to make up for; never more than the history that is kept.
    const from = Math.max(this.lastTick, to - history)
    await this.database.transaction(async (transaction) => {
      // Several servers can share a database: one of them drives at a time, the others see nothing to do.
      const [lock] = await transaction.query<{ mine: boolean }>(
        'select pg_try_advisory_xact_lock($1) as mine',
        [tickLock],
      )
      if (lock?.mine !== true) return
      await this.drive(transaction, from, to)
    })
    this.lastTick = to
  }

  private work(job: () => Promise<void>): Promise<void> {
    this.working = job()
      .catch(this.onError)
      .finally(() => {
        this.working = null
      })
    return this.working
  }

  private async drive(transaction: Queryable, from: number, to: number): Promise<void> {
    const devices = await listDemoDevices(transaction)
    const positions = devices.flatMap((device) => {
      const unit = demoUnits.find(({ imei }) => imei === device.imei)
      return unit === undefined ? [] : [{ ...this.simulator.stateAt(unit, to), deviceId: device.id }]
    })
    await storePositions(transaction, positions)
    await storeTrips(transaction, this.simulator, devices, { from, to }, this.known)
    await this.noteBegun(transaction, devices, from, to)
    if (to - this.lastPrune < hour) return
    await pruneSessions(transaction, to - history)
    this.lastPrune = to
  }

  private async noteBegun(
    transaction: Queryable,
    devices: readonly DemoDevice[],
    from: number,
    to: number,
  ): Promise<void> {
    const begun = devices.flatMap((device) => {
      const unit = demoUnits.find(({ imei }) => imei === device.imei)
      const recent = Math.max(from, to - recently)
      const starts = unit === undefined ? [] : this.simulator.tripsBegun(unit, recent, to)
      return starts.map((start) => ({ deviceId: device.id, start }))
    })
    await insertBegunTrips(transaction, begun)
  }

  private async fillHistory(): Promise<void> {
    const end = this.lastTick
    this.known = await listFingerprints(this.database)
    const devices = await listDemoDevices(this.database)
    for (let to = end; to > end - history && !this.stopped; to -= piece) {
      const span = { from: Math.max(to - piece, end - history), to }
      await storeTrips(this.database, this.simulator, devices, span, this.known, () => this.stopped)
    }
  }
}
