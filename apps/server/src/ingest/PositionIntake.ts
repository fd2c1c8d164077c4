import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/Database.ts'
import { isAway } from '../database/isAway.ts'
import { cleanImei } from '../identities/identityKeys.ts'
import { type Intake, IntakeFullError, UnknownDeviceError } from './Intake.ts'
import { type IntakeLimits, IntakeQueue, type Waiting } from './IntakeQueue.ts'
import { storeBatch } from './storeBatch.ts'
import type { TrackerReport } from './TrackerReport.ts'
import { countUnknown } from './unknownDeviceRepository.ts'
import { UnknownDevices } from './UnknownDevices.ts'

/** How long positions are kept, the clock, and who hears that there are new ones. */
export interface IntakeOptions {
  positionDays: number
  now?: () => number
  onStored?: () => void
  limits?: IntakeLimits
  /** How long reports wait for a database that is away; 30 s unless told. */
  waitForDatabaseMs?: number
}

const usualLimits: IntakeLimits = { all: 20_000, device: 5_000, batch: 2_000 }
/** A failover to another PostgreSQL takes up to 20 s. */
const WAIT_FOR_DATABASE_MS = 30_000
const FIRST_RETRY_MS = 250
const SLOWEST_RETRY_MS = 2_000
/** After a batch the intake rests twice as long as that took, and no longer than this: small batches would take all of the database. */
const longestRest = 100
const restShare = 2
const dayMs = 86_400_000

/** Stores what trackers send: all that waits as one batch in one transaction, one batch after the other. */
export class PositionIntake implements Intake {
  private readonly database: Database
  private readonly positionDays: number
  private readonly now: () => number
  private readonly onStored: () => void
  private readonly waitForDatabaseMs: number
  private readonly queue: IntakeQueue
  private readonly unknown = new UnknownDevices()
  private working: Promise<void> | null = null
  private restUntil = 0
  /** When reports stop waiting for the database; infinity while it answers. */
  private giveUpAt = Infinity
  private readonly hurrying = new AbortController()
  private closed = false

  constructor(database: Database, options: IntakeOptions) {
    this.database = database
    this.positionDays = options.positionDays
    this.now = options.now ?? Date.now
    this.onStored = options.onStored ?? (() => undefined)
    this.waitForDatabaseMs = options.waitForDatabaseMs ?? WAIT_FOR_DATABASE_MS
    this.queue = new IntakeQueue(options.limits ?? usualLimits)
  }

  async accept(report: TrackerReport): Promise<void> {
    const imei = cleanImei(report.imei)
    if (this.closed) throw new IntakeFullError(5)
    if (imei === '' || this.unknown.isKnownUnknown(imei, this.now())) throw this.turnAway(imei)
    await new Promise<void>((resolve, reject) => {
      this.queue.add({ report: { ...report, imei }, resolve, reject })
      this.working ??= this.work()
    })
  }

  /** Stops waiting for a database that is away: a server that shall end cannot. */
  hurry(): void {
    this.hurrying.abort()
  }

  /** Takes nothing more, and resolves when all that waits is stored or refused. */
  async close(): Promise<void> {
    this.closed = true
    this.hurry()
    await this.working
  }

  private async work(): Promise<void> {
    while (!this.queue.isEmpty) {
      // What comes meanwhile goes into the same batch.
      if (!this.queue.isBatch) await setTimeout(Math.max(0, this.restUntil - performance.now()))
      const begin = performance.now()
      const batch = this.queue.take()
      await this.store(batch)
      this.queue.release(batch)
      const end = performance.now()
      this.restUntil = end + Math.min((end - begin) * restShare, longestRest)
    }
    this.working = null
  }

  /** Never throws: each report of the batch hears what became of it. */
  private async store(batch: readonly Waiting[]): Promise<void> {
    try {
      const unknown = await this.storeWhenPossible(batch)
      for (const { report, resolve, reject } of batch) {
        const error = unknown.get(report.imei)
        if (error) reject(error)
        else resolve()
      }
      if (unknown.size < batch.length) this.onStored()
    } catch (error) {
      if (isAway(error) || batch.length === 1) {
        for (const { reject } of batch) reject(error)
        return
      }
      // One report that the database does not take must not keep the others out.
      const middle = Math.ceil(batch.length / 2)
      await this.store(batch.slice(0, middle))
      await this.store(batch.slice(middle))
    }
  }

  /** Retries while the database is away; whoever comes after reports that waited in vain hears of it at once. */
  private async storeWhenPossible(batch: readonly Waiting[]): Promise<Map<string, UnknownDeviceError>> {
    for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, SLOWEST_RETRY_MS)) {
      try {
        const unknown = await this.storeOnce(batch)
        this.giveUpAt = Infinity
        return unknown
      } catch (error) {
        if (!isAway(error) || this.hurrying.signal.aborted) throw error
        this.giveUpAt = Math.min(this.giveUpAt, performance.now() + this.waitForDatabaseMs)
        if (performance.now() + delay > this.giveUpAt) throw error
        await setTimeout(delay, undefined, { signal: this.hurrying.signal }).catch(() => undefined)
      }
    }
  }

  private async storeOnce(batch: readonly Waiting[]): Promise<Map<string, UnknownDeviceError>> {
    const reports = batch.map(({ report }) => report)
    const now = this.now()
    const times = { now, oldest: now - this.positionDays * dayMs }
    const { unknown, counted } = await this.database.transaction(async (transaction) => {
      const imeis = await storeBatch(transaction, reports, times)
      const asking = new Map(
        reports.flatMap((report) => (imeis.has(report.imei) ? [[report.imei, report]] : [])),
      )
      const toCount = this.unknown.chooseToCount([...asking.values()], now)
      await countUnknown(transaction, toCount, now)
      return { unknown: imeis, counted: new Set(toCount.map(({ imei }) => imei)) }
    })
    for (const { imei } of reports) if (!unknown.has(imei)) this.unknown.forget(imei)
    for (const imei of unknown) this.unknown.note(imei, now, counted.has(imei))
    return new Map(
      [...unknown].map((imei) => [
        imei,
        counted.has(imei) ? new UnknownDeviceError(null) : this.turnAway(imei),
      ]),
    )
  }

  private turnAway(imei: string): UnknownDeviceError {
    return new UnknownDeviceError(this.unknown.retryAfter(imei, this.now()))
  }
}
