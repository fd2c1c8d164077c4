import type { Database } from '../database/Database.ts'
import { unavailable } from '../http/HttpError.ts'
import { findLiveTokens } from '../security/tokens.ts'
import { type LiveReader, checkStreamLimit } from './LiveReader.ts'
import { changesEvent, clockEvent, resetEvent } from './liveEvents.ts'
import { readChanges, readSnapshot } from './liveRepository.ts'

const PERMISSION = 'position.view'

/** How often the feed reads changes, sends its clock and checks tokens; milliseconds. */
export interface LivePace {
  changes: number
  clock: number
  tokens: number
}

export const defaultPace: LivePace = { changes: 1_000, clock: 15_000, tokens: 500 }

/** Reads changes once for all readers, and only while there are readers. */
export class LiveFeed {
  private readonly database: Database
  private readonly onError: (error: unknown) => void
  private readonly pace: LivePace
  private readonly readers = new Set<LiveReader>()
  private readonly joining = new Set<LiveReader>()
  /** Up to here the admitted readers have all changes. */
  private snapshot = ''
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | null = null
  private clockSentAt = performance.now()
  private tokenTimer: NodeJS.Timeout | undefined
  private checking: Promise<void> | null = null
  private failedAt = -Infinity
  private isFailing = false
  private isCheckFailing = false
  private closed = false

  constructor(database: Database, onError: (error: unknown) => void, pace = defaultPace) {
    this.database = database
    this.onError = onError
    this.pace = pace
  }

  /** Adds a reader; throws if there are too many. */
  add(reader: LiveReader): void {
    if (this.closed) throw unavailable()
    checkStreamLimit([...this.readers, ...this.joining], reader.userId)
    this.joining.add(reader)
    reader.stream.once('close', () => this.remove(reader))
    this.timer ??= setInterval(() => this.work(), this.pace.changes)
    this.tokenTimer ??= setInterval(() => this.check(), this.pace.tokens)
    this.work()
  }

  /** Ends every stream and waits for running queries. */
  async close(): Promise<void> {
    this.closed = true
    this.stopTimers()
    for (const reader of [...this.readers, ...this.joining]) reader.end()
    await Promise.all([this.working, this.checking])
  }

  private remove(reader: LiveReader): void {
    this.readers.delete(reader)
    this.joining.delete(reader)
    if (this.readers.size + this.joining.size === 0) this.stopTimers()
  }

  private work(): void {
    // A slow database skips a read; the next one returns all changes since.
    if (this.working !== null || this.closed) return
    if (performance.now() - this.failedAt < this.pace.changes / 2) return
    this.working = this.update()
      .then(() => {
        this.isFailing = false
      })
      .catch((error) => this.noteFailure(error))
      .finally(() => {
        this.working = null
        const isAwaited = [...this.joining].some(({ isBehind }) => !isBehind)
        if (isAwaited && !this.isFailing && this.timer !== undefined) setImmediate(() => this.work())
      })
  }

  /** Leaves the retry to the timer, and reports only the first of several failures. */
  private noteFailure(error: unknown): void {
    this.failedAt = performance.now()
    if (!this.isFailing) this.onError(error)
    this.isFailing = true
  }

  private async update(): Promise<void> {
    await this.sendChanges()
    await this.admitJoining()
    const now = performance.now()
    if (now - this.clockSentAt >= this.pace.clock) {
      this.clockSentAt = now
      this.sendAll(clockEvent(this.snapshot))
    }
  }

  private async sendChanges(): Promise<void> {
    if (this.readers.size === 0) {
      this.snapshot = await readSnapshot(this.database)
      return
    }
    const changes = await readChanges(this.database, this.snapshot)
    const event = changesEvent(changes)
    if (event) {
      this.pauseSlowReaders()
      this.sendAll(event)
    }
    this.snapshot = changes.snapshot
  }

  /** A slow reader is paused; it gets one merged event once it has read the others. */
  private pauseSlowReaders(): void {
    for (const reader of this.readers) {
      if (!reader.isBehind) continue
      reader.since = this.snapshot
      this.readers.delete(reader)
      this.joining.add(reader)
    }
  }

  /** Readers catch up between two reads, so that no older event can follow a newer one. */
  private async admitJoining(): Promise<void> {
    const caughtUp = new Map<string | null, Buffer[]>([[null, [clockEvent(this.snapshot)]]])
    for (const reader of this.joining) {
      if (reader.isBehind) continue
      const events = caughtUp.get(reader.since) ?? (await this.catchUp(reader.since ?? this.snapshot))
      caughtUp.set(reader.since, events)
      if (!this.joining.delete(reader)) continue
      this.readers.add(reader)
      for (const event of events) reader.send(event)
    }
  }

  private async catchUp(since: string): Promise<Buffer[]> {
    const changes = await readChanges(this.database, since)
    const event = changes.known ? changesEvent(changes) : resetEvent
    // The clock event carries the cursor, so it must follow the changes.
    return [...(event ? [event] : []), clockEvent(changes.snapshot)]
  }

  private stopTimers(): void {
    clearInterval(this.timer)
    clearInterval(this.tokenTimer)
    this.timer = undefined
    this.tokenTimer = undefined
  }

  /** Has its own timer: a stream of a revoked token ends within a second, even while changes are slow to read. */
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
    const readers = [...this.readers, ...this.joining]
    const tokenIds = readers.map(({ tokenId }) => tokenId)
    const alive = await findLiveTokens(this.database, tokenIds, PERMISSION)
    for (const reader of readers) if (!alive.has(reader.tokenId)) reader.end()
  }

  private sendAll(event: Buffer): void {
    for (const reader of this.readers) reader.send(event)
  }
}
