import type { FastifyInstance } from 'fastify'
import type { Database, Queryable } from '../database/Database.ts'
import { unavailable } from '../http/HttpError.ts'
import { operationPermissions } from '../reference/__generated__/permissions.ts'
import { findLiveTokens } from '../security/apiTokens.ts'
import { scopeKey } from '../security/scope.ts'
import type { UserLoads } from '../security/UserLoads.ts'
import { LiveChannel } from './LiveChannel.ts'
import { type LiveReader, checkStreamLimit } from './LiveReader.ts'
import { resetEvent } from './liveEvents.ts'

const PERMISSION = operationPermissions.streamPositions

/**
 * Intervals, in milliseconds, at which the feed reads changes, sends the clock event (a heartbeat with the server's
 * time) and checks tokens.
 */
interface LivePace {
  changes: number
  clock: number
  tokens: number
}

export const defaultPace: LivePace = { changes: 1_000, clock: 15_000, tokens: 500 }

/** Reads the changes of a scope once for all its readers (open streams), and only while there are readers. */
export class LiveFeed {
  private readonly database: Database
  private readonly onError: (error: unknown) => void
  private readonly pace: LivePace
  private readonly loads: UserLoads | null
  /** One channel for each distinct scope, by the key of the scope. */
  private readonly channels = new Map<string, LiveChannel>()
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | null = null
  private clockSentAt = performance.now()
  private tokenTimer: NodeJS.Timeout | undefined
  private checking: Promise<void> | null = null
  private failedAt = -Infinity
  private isFailing = false
  private isCheckFailing = false
  private closed = false

  constructor(database: Database, onError: (error: unknown) => void, pace = defaultPace, loads?: UserLoads) {
    this.database = database
    this.onError = onError
    this.pace = pace
    this.loads = loads ?? null
    loads?.track('streams', () => this.readers.map(({ userId }) => userId))
  }

  /** Adds a reader; throws if the feed is closed or a limit of readers is reached. */
  add(reader: LiveReader): void {
    if (this.closed) throw unavailable()
    checkStreamLimit(this.readers, reader.userId, this.loads?.elsewhere('streams', reader.userId) ?? 0)
    const key = scopeKey(reader.scope)
    const channel = this.channels.get(key) ?? new LiveChannel(this.database, reader.scope)
    this.channels.set(key, channel)
    channel.joining.add(reader)
    reader.stream.once('close', () => this.remove(reader))
    this.timer ??= setInterval(() => this.work(), this.pace.changes)
    this.tokenTimer ??= setInterval(() => this.check(), this.pace.tokens)
    this.work()
  }

  /** Ends every stream and waits for running queries. */
  async close(): Promise<void> {
    this.closed = true
    this.stopTimers()
    for (const reader of this.readers) reader.end()
    await Promise.all([this.working, this.checking])
  }

  private remove(reader: LiveReader): void {
    const key = scopeKey(reader.scope)
    const channel = this.channels.get(key)
    channel?.remove(reader)
    if (channel?.all.length === 0) this.channels.delete(key)
    if (this.channels.size === 0) this.stopTimers()
  }

  private work(): void {
    // Skips this read if the previous one still runs; the next read returns the skipped changes too. Also skips it
    // shortly after a failure, because each new reader calls `work` and would cause a retry.
    if (this.working !== null || this.closed) return
    if (performance.now() - this.failedAt < this.pace.changes / 2) return
    this.working = this.update()
      .then(() => {
        this.isFailing = false
      })
      .catch((error) => this.noteFailure(error))
      .finally(() => {
        this.working = null
        const hasReadyJoiner = [...this.channels.values()].some((channel) => channel.hasReadyJoiner)
        if (hasReadyJoiner && !this.isFailing && this.timer !== undefined) setImmediate(() => this.work())
      })
  }

  /** Does not retry, because the timer starts the next read. Reports only the first of several consecutive failures. */
  private noteFailure(error: unknown): void {
    this.failedAt = performance.now()
    if (!this.isFailing) this.onError(error)
    this.isFailing = true
  }

  private async update(): Promise<void> {
    const now = performance.now()
    const isClockDue = now - this.clockSentAt >= this.pace.clock
    if (isClockDue) this.clockSentAt = now
    for (const channel of this.channels.values()) {
      // oxlint-disable-next-line no-await-in-loop -- one after another: many scopes must not take all connections
      await channel.update()
      if (isClockDue) channel.sendClock()
    }
  }

  private stopTimers(): void {
    clearInterval(this.timer)
    clearInterval(this.tokenTimer)
    this.timer = undefined
    this.tokenTimer = undefined
  }

  /**
   * Checks the tokens of all streams. Has its own timer, so that the stream of a revoked token ends within a second
   * even while the database reads changes slowly.
   */
  private check(): void {
    if (this.checking !== null || this.closed) return
    this.checking = this.checkTokens()
      .then(() => {
        this.isCheckFailing = false
      })
      .catch((error) => {
        if (!this.isCheckFailing && !this.isFailing) this.onError(error)
        this.isCheckFailing = true
      })
      .finally(() => {
        this.checking = null
      })
  }

  private async checkTokens(): Promise<void> {
    const { readers } = this
    const tokenIds = readers.map(({ tokenId }) => tokenId)
    const alive = await findLiveTokens(this.database, tokenIds, PERMISSION)
    for (const reader of readers) {
      const groupIds = alive.get(reader.tokenId)
      if (groupIds === undefined) reader.end()
      else if (scopeKey({ groupIds }) !== reader.userScopeKey) {
        // After this event, the client reads the fleet again and opens a new stream, which has the new scope.
        reader.send(resetEvent)
        reader.end()
      }
    }
  }

  get readerCount(): number {
    return this.readers.length
  }

  private get readers(): LiveReader[] {
    return [...this.channels.values()].flatMap(({ all }) => all)
  }
}

/** Adds the live feed. The feed ends its streams before the server closes, because closing waits for open streams. */
export function addLiveFeed(app: FastifyInstance, database: Database, loads?: UserLoads): LiveFeed {
  const onError = (err: unknown) => app.log.warn({ err }, 'live positions could not be read')
  const feed = new LiveFeed(database, onError, defaultPace, loads)
  app.addHook('onReady', async () => {
    const rows = await repairChanges(database)
    if (rows > 0) app.log.warn({ rows }, 'marks of changes from another database cluster were repaired')
  })
  app.addHook('preClose', () => feed.close())
  return feed
}

/**
 * SQL condition that is true for a row with a transaction id from the future. Such a row comes from another database
 * cluster.
 */
const isForeign = 'changed_by >= pg_snapshot_xmax(pg_current_snapshot())'

/**
 * Repairs rows with a transaction id from the future; otherwise, the feed would send them with every read. Such rows
 * come from a restore of another database cluster with higher transaction ids. Marks devices, contacts and positions as
 * changed now, deletes such rows of `removed_device`, and returns the number of repaired rows.
 */
export async function repairChanges(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `with devices as (update device set changed_by = pg_current_xact_id() where ${isForeign} returning id),
       contacts as (update device_contact set changed_by = pg_current_xact_id() where ${isForeign} returning device_id),
       places as (update last_position set changed_by = pg_current_xact_id() where ${isForeign} returning device_id),
       removed as (delete from removed_device where ${isForeign} returning device_id)
     select (select count(*) from devices) + (select count(*) from contacts) + (select count(*) from places) + (select count(*) from removed) as count`,
  )
  return row?.count ?? 0
}
