import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/Database.ts'
import { isAway } from '../database/isAway.ts'
import { cleanImei } from './cleanImei.ts'
import { type Intake, IntakeFullError, UnknownDeviceError } from './Intake.ts'
import { type IntakeLimits, IntakeQueue, type Waiting } from './IntakeQueue.ts'
import { storeBatch } from './storeBatch.ts'
import type { TrackerReport } from './TrackerReport.ts'
import { countUnknown } from './unknownRepository.ts'
import { UnknownDevices } from './UnknownDevices.ts'

/** How long positions are kept, the clock, and who hears that there are new ones. */
export interface IntakeOptions {
  positionDays: number
  now?: () => number
  onStored?: () => void
  limits?: IntakeLimits
}

const usualLimits: IntakeLimits = { all: 20_000, device: 5_000, batch: 2_000 }
/** So many unknown devices are counted in one batch; the others the next time that they ask. */
const mostUnknown = 100
/** A database that was away gets this long to come back; milliseconds. */
const breath = 250
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
  private readonly queue: IntakeQueue
  private readonly unknown = new UnknownDevices()
  private working: Promise<void> | null = null
  private restUntil = 0
  private closed = false

  constructor(database: Database, options: IntakeOptions) {
    this.database = database
    this.positionDays = options.positionDays
    this.now = options.now ?? Date.now
    this.onStored = options.onStored ?? (() => undefined)
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

  /** Takes nothing more, and resolves when all that waits is stored or refused. */
  async close(): Promise<void> {
    this.closed = true
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
  private async store(batch: readonly Waiting[], isSecondTime = false): Promise<void> {
    try {
      const unknown = await this.storeOnce(batch)
      for (const { report, resolve, reject } of batch) {
        const error = unknown.get(report.imei)
        if (error) reject(error)
        else resolve()
      }
      if (unknown.size < batch.length) this.onStored()
    } catch (error) {
      if (isAway(error) && !isSecondTime) {
        await setTimeout(breath)
        return this.store(batch, true)
      }
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

  private async storeOnce(batch: readonly Waiting[]): Promise<Map<string, UnknownDeviceError>> {
    const reports = batch.map(({ report }) => report)
    const now = this.now()
    const times = { now, oldest: now - this.positionDays * dayMs }
    const { unknown, counted } = await this.database.transaction(async (transaction) => {
      const imeis = await storeBatch(transaction, reports, times)
      const toCount = [...imeis].filter((imei) => this.unknown.isToBeCounted(imei, now)).slice(0, mostUnknown)
      const protocols = new Map(reports.map(({ imei, protocol }) => [imei, protocol]))
      await countUnknown(
        transaction,
        toCount.map((imei) => ({ imei, protocol: protocols.get(imei) ?? 'osmand' })),
        now,
      )
      return { unknown: imeis, counted: new Set(toCount) }
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
