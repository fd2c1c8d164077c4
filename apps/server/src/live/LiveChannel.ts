import type { Queryable } from '../database/Database.ts'
import { type Scope, scopeKey } from '../security/scope.ts'
import type { LiveReader } from './LiveReader.ts'
import { changesEvent, clockEvent, resetEvent } from './liveEvents.ts'
import { readChanges, readSnapshot } from './liveRepository.ts'

/** All streams with the same scope (the depots that a user sees). They get the same changes. */
export class LiveChannel {
  /** Readers (open streams) that have all changes up to `snapshot`. */
  readonly readers = new Set<LiveReader>()
  /** Readers that must first get the changes that they missed. */
  readonly joining = new Set<LiveReader>()
  private readonly database: Queryable
  private readonly scope: Scope
  private readonly key: string
  private snapshot = ''

  constructor(database: Queryable, scope: Scope) {
    this.database = database
    this.scope = scope
    this.key = scopeKey(scope)
  }

  get all(): LiveReader[] {
    return [...this.readers, ...this.joining]
  }

  /** Whether a joining reader can get the changes that it missed. A reader with too many unread bytes must wait. */
  get hasReadyJoiner(): boolean {
    return [...this.joining].some(({ isBehind }) => !isBehind)
  }

  remove(reader: LiveReader): void {
    this.readers.delete(reader)
    this.joining.delete(reader)
  }

  /** Sends the changes since the last update, and sends to joining readers the changes that they missed. */
  async update(): Promise<void> {
    await this.sendChanges()
    await this.catchUpJoining()
  }

  sendClock(): void {
    this.sendAll(clockEvent(this.snapshot, this.key))
  }

  private async sendChanges(): Promise<void> {
    if (this.readers.size === 0) {
      this.snapshot = await readSnapshot(this.database)
      return
    }
    const changes = await readChanges(this.database, this.scope, this.snapshot)
    const event = changesEvent(changes, this.key)
    if (event) {
      this.pauseSlowReaders()
      this.sendAll(event)
    }
    this.snapshot = changes.snapshot
  }

  /** Pauses slow readers; each gets one merged event after it has read the earlier ones. */
  private pauseSlowReaders(): void {
    for (const reader of this.readers) {
      if (!reader.isBehind) continue
      reader.since = this.snapshot
      this.readers.delete(reader)
      this.joining.add(reader)
    }
  }

  /**
   * Sends to joining readers the changes that they missed. Runs after `sendChanges` and not at the same time, so that a
   * reader cannot get an older event after a newer one.
   */
  private async catchUpJoining(): Promise<void> {
    const eventsBySince = new Map<string | null, Buffer[]>([[null, [clockEvent(this.snapshot, this.key)]]])
    for (const reader of this.joining) {
      if (reader.isBehind) continue
      const events =
        eventsBySince.get(reader.since) ?? (await this.missedEvents(reader.since ?? this.snapshot))
      eventsBySince.set(reader.since, events)
      if (!this.joining.delete(reader)) continue
      this.readers.add(reader)
      for (const event of events) reader.send(event)
    }
  }

  private async missedEvents(since: string): Promise<Buffer[]> {
    const changes = await readChanges(this.database, this.scope, since)
    const event = changes.isSnapshotKnown ? changesEvent(changes, this.key) : resetEvent
    // The clock event contains the cursor, so it must follow the changes. Otherwise, a client that loses the connection
    // in between would never get these changes.
    return [...(event ? [event] : []), clockEvent(changes.snapshot, this.key)]
  }

  private sendAll(event: Buffer): void {
    for (const reader of this.readers) reader.send(event)
  }
}
