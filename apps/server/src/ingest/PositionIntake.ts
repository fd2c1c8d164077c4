import { setTimeout } from 'node:timers/promises'
import { ClockProof, type Witness } from '../clock/serverClock.ts'
import { logError } from '../background/BackgroundWork.ts'
import type { Database } from '../database/Database.ts'
import { isMissingPartition, isRetryable } from '../database/databaseErrors.ts'
import { cleanImei } from '../identities/identityKeys.ts'
import {
  DeviceLimitError,
  type Intake,
  IntakeFullError,
  type TrackerReport,
  UnknownDeviceError,
} from './Intake.ts'
import { BatchPace, type IntakeLimits, IntakeQueue, type QueuedReport } from './IntakeQueue.ts'
import { addedOutcomes } from './arrivalRepository.ts'
import { DeviceBudgets } from './DeviceBudgets.ts'
import { addDays, startOfDay } from './positionDays.ts'
import type { AcceptedTimes } from './checkPosition.ts'
import { possibleTimes } from './clock.ts'
import { type DeviceResult, storeBatch } from './storeBatch.ts'
import { countUnknown, UnknownDevices } from './unknownDeviceRepository.ts'

/** Options of the intake; `onStored` is called after each commit. */
interface IntakeOptions {
  positionDays: number
  now?: () => number
  onStored?: () => void
  /** Called after each batch, with the number of positions in its accepted reports and the duration of the batch. */
  onBatch?: (batch: { positions: number; seconds: number }) => void
  limits?: IntakeLimits
  budgets?: DeviceBudgets
  /** How long to retry while the database is unavailable, in milliseconds. The default is 30 s. */
  waitForDatabaseMs?: number
}

const defaultLimits: IntakeLimits = { all: 20_000, device: 5_000, batch: 2_000 }
/** Default time to retry, which is longer than a failover of PostgreSQL (up to 20 s). */
const WAIT_FOR_DATABASE_MS = 30_000
const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 2_000
const dayMs = 86_400_000

/** Stores the reports of trackers in batches. Each batch is one transaction. The batches run one after the other. */
export class PositionIntake implements Intake {
  private readonly database: Database
  private readonly positionDays: number
  private readonly now: () => number
  private readonly onStored: () => void
  private readonly onBatch: NonNullable<IntakeOptions['onBatch']>
  private readonly waitForDatabaseMs: number
  private readonly queue: IntakeQueue
  private readonly pace: BatchPace
  private readonly responses = new Responses()
  private readonly unknown = new UnknownDevices()
  private readonly clock: ClockProof
  private readonly budgets: DeviceBudgets
  /** Start times of the days for which a partition of the table is known to exist. */
  private readonly days = new Set<number>()
  private working: Promise<void> | null = null
  /** Time, from `performance.now()`, when the intake stops retrying; Infinity while the database is available. */
  private giveUpAt = Infinity
  private readonly retryController = new AbortController()
  private closed = false

  constructor(database: Database, options: IntakeOptions) {
    this.database = database
    this.positionDays = options.positionDays
    this.now = options.now ?? Date.now
    this.onStored = options.onStored ?? (() => undefined)
    this.onBatch = options.onBatch ?? (() => undefined)
    this.waitForDatabaseMs = options.waitForDatabaseMs ?? WAIT_FOR_DATABASE_MS
    this.clock = new ClockProof(database)
    this.queue = new IntakeQueue(options.limits ?? defaultLimits)
    this.budgets = options.budgets ?? new DeviceBudgets()
    this.pace = new BatchPace(this.queue)
  }

  get waitingPositions(): number {
    return this.queue.positions
  }

  /** Number of seconds for which the oldest report in the queue has waited to be stored; 0 if no report waits. */
  get oldestWaitingS(): number {
    const since = this.queue.oldestSince
    return since === null ? 0 : (performance.now() - since) / 1000
  }

  async accept(report: TrackerReport): Promise<void> {
    const imei = cleanImei(report.imei)
    if (this.closed) throw new IntakeFullError(5)
    if (imei === '' || this.unknown.isCachedAsUnknown(imei, this.now())) throw this.unknownError(imei)
    const waitS = this.budgets.turnAway(imei, report.positions.length)
    if (waitS !== null) throw new DeviceLimitError(waitS)
    await new Promise<void>((resolve, reject) => {
      this.queue.add({ report: { ...report, imei }, since: performance.now(), resolve, reject })
      this.pace.notice()
      this.working ??= this.work()
    })
  }

  /** Stops retrying, so that the server can shut down while the database is unavailable. */
  stopRetrying(): void {
    this.retryController.abort()
  }

  /** Rejects new reports from now on. Resolves when all queued reports are stored or rejected. */
  async close(): Promise<void> {
    this.closed = true
    this.stopRetrying()
    await this.working
    await this.responses.flush()
  }

  private async work(): Promise<void> {
    while (!this.queue.isEmpty) {
      await this.pace.wait()
      const begin = performance.now()
      const batch = this.queue.take()
      const positions = await this.store(batch)
      this.queue.release(batch)
      const ms = performance.now() - begin
      this.onBatch({ positions, seconds: ms / 1000 })
      this.pace.finish({ positions, ms })
    }
    this.working = null
  }

  /**
   * Stores a batch, and resolves or rejects the promise of each report. Returns the number of positions in accepted
   * reports; never throws.
   */
  private async store(batch: readonly QueuedReport[], isRetry = false): Promise<number> {
    try {
      const errors = await this.storeWithRetry(batch)
      this.responses.add(
        batch.map(({ report, resolve, reject }) => {
          const error = errors.get(report)
          return error ? () => reject(error) : resolve
        }),
      )
      if (batch.some(({ report }) => !(errors.get(report) instanceof UnknownDeviceError))) this.onStored()
      return sizeOf(batch.filter(({ report }) => !errors.has(report)))
    } catch (error) {
      if (!isRetry && isMissingPartition(error)) {
        this.days.clear()
        return this.store(batch, true)
      }
      if (isRetryable(error) || batch.length === 1) {
        for (const { reject } of batch) reject(error)
        return 0
      }
      // Splits the batch, so that one report that the database rejects does not prevent the storing of the others.
      const middle = Math.ceil(batch.length / 2)
      const first = await this.store(batch.slice(0, middle))
      return first + (await this.store(batch.slice(middle)))
    }
  }

  /** Stores a batch. While the database is unavailable, retries until the time limit. */
  private async storeWithRetry(batch: readonly QueuedReport[]): Promise<Map<TrackerReport, Error>> {
    for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, MAX_RETRY_MS)) {
      try {
        const errors = await this.storeOnce(batch)
        this.giveUpAt = Infinity
        return errors
      } catch (error) {
        if (!isRetryable(error) || this.retryController.signal.aborted) throw error
        this.giveUpAt = Math.min(this.giveUpAt, performance.now() + this.waitForDatabaseMs)
        if (performance.now() + delay > this.giveUpAt) throw error
        await setTimeout(delay, undefined, { signal: this.retryController.signal }).catch(() => undefined)
      }
    }
  }

  /** Stores a batch. Returns the errors for the senders of those reports that were not stored as a whole. */
  private async storeOnce(batch: readonly QueuedReport[]): Promise<Map<TrackerReport, Error>> {
    const reports = batch.map(({ report }) => report)
    const now = this.now()
    const times = { now, oldest: (await this.clock.reference(now)) - this.positionDays * dayMs }
    await this.addDays(reports, times)
    const { unknown, outside, devices, counts } = await this.database.transaction(async (transaction) => {
      const stored = await storeBatch(transaction, reports, times, this.budgets)
      const unknownReports = new Map(
        reports.flatMap((report) => (stored.unknown.has(report.imei) ? [[report.imei, report]] : [])),
      )
      const toCount = this.unknown.chooseToCount([...unknownReports.values()], now)
      return { ...stored, counts: await countUnknown(transaction, toCount, now) }
    })
    const known = reports.filter((report) => !unknown.has(report.imei) && !outside.has(report))
    const limitErrors = devices.flatMap((device) => this.limitErrors(device))
    for (const { imei } of known) this.unknown.forget(imei)
    for (const imei of unknown) this.unknown.remember(imei, now, counts.get(imei))
    const errorOf = (imei: string) =>
      counts.get(imei) === now ? new UnknownDeviceError(null) : this.unknownError(imei)
    const unknownErrors = new Map([...unknown].map((imei) => [imei, errorOf(imei)]))
    // An error here must not store the batch again; the next batch asks again.
    await this.clock.add(known.map(witnessOf), now).catch(logError)
    // After the commit, because the states of these devices are not locked: two servers could wait for each other.
    await countOutside(this.database, outside, now).catch(logError)
    return new Map<TrackerReport, Error>([
      // The same error as for an unknown device, so that the sender does not learn which devices other depots have.
      ...[...outside.keys()].map((report) => [report, new UnknownDeviceError(null)] as const),
      ...reports.flatMap((report) => {
        const error = unknownErrors.get(report.imei)
        return error === undefined ? [] : [[report, error] as const]
      }),
      ...limitErrors,
    ])
  }

  /** Takes the stored positions of a device from its budget. Returns the errors for the reports that were cut. */
  private limitErrors({ deviceId, stored, cut, cutReports }: DeviceResult): [TrackerReport, Error][] {
    this.budgets.spend(deviceId, stored)
    return cutReports.map((report) => [
      report,
      new DeviceLimitError(this.budgets.hold(deviceId, report.imei, cut)),
    ])
  }

  /**
   * Creates the missing partitions for the days of those positions that are neither too old nor in the future, as
   * reported or after a correction of the clock.
   */
  private async addDays(reports: readonly TrackerReport[], { now, oldest }: AcceptedTimes): Promise<void> {
    const days = reports
      .flatMap(({ positions }) => positions)
      .flatMap(({ time }) => (time === null ? [] : possibleTimes(time)))
      .filter((time) => time >= oldest && time <= now + dayMs)
      .map(startOfDay)
      .filter((day) => !this.days.has(day))
    if (days.length === 0) return
    await addDays(this.database, days)
    for (const day of days) this.days.add(day)
  }

  private unknownError(imei: string): UnknownDeviceError {
    return new UnknownDeviceError(this.unknown.retryAfter(imei, this.now()))
  }
}

/** Returns the times of a report that come from the clock of the tracker or from satellites. */
function witnessOf({ imei, positions }: TrackerReport): Witness {
  const fixes = positions.filter(({ valid, lat, isTimeAssumed }) => valid && lat !== null && !isTimeAssumed)
  return { imei, times: fixes.flatMap(({ time }) => time ?? []) }
}

/** Counts the reports whose senders do not see the depot of the device. */
async function countOutside(
  database: Database,
  outside: ReadonlyMap<TrackerReport, number>,
  now: number,
): Promise<void> {
  const byDevice = Map.groupBy(outside.values(), (deviceId) => deviceId)
  const counts = [...byDevice].map(([deviceId, all]) => ({
    deviceId,
    outcome: 'other_depot' as const,
    count: all.length,
  }))
  const added = addedOutcomes(
    counts.toSorted((a, b) => a.deviceId - b.deviceId),
    now,
  )
  if (added) await database.query(added.text, added.params)
}

function sizeOf(batch: readonly QueuedReport[]): number {
  return batch.reduce((sum, { report }) => sum + report.positions.length, 0)
}

/** Number of responses to send before the event loop can run other work, such as the queries of the next batch. */
const SLICE = 50

/** Sends the responses to stored reports, a few at a time, so that the next batch does not wait for all of them. */
export class Responses {
  private readonly due: (() => void)[] = []
  private sending: Promise<void> | null = null

  /** Queues responses; they are sent in order. */
  add(responses: readonly (() => void)[]): void {
    for (const respond of responses) this.due.push(respond)
    this.sending ??= this.send()
  }

  async flush(): Promise<void> {
    await this.sending
  }

  private async send(): Promise<void> {
    while (this.due.length > 0) {
      await new Promise((next) => setImmediate(next))
      for (const respond of this.due.splice(0, SLICE)) respond()
    }
    this.sending = null
  }
}
