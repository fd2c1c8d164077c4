import { randomUUID } from 'node:crypto'
import { type BackgroundWork, repeatJob, type WorkPace } from '../background/BackgroundWork.ts'
import type { Database } from '../database/Database.ts'

/** The resources that are limited for each user: open live streams, and heavy reads that wait. */
type Load = 'streams' | 'reads'

const pace: WorkPace = { everyMs: 1_000, minPauseMs: 0, pauseFactor: 0 }
/**
 * If a server has not updated its row for this time, in seconds, it was probably killed. The other servers then no
 * longer count its streams and reads.
 */
const STALE_S = 3
const FORGOTTEN_S = 60

/**
 * Shares, between the servers of one database, how many streams and waiting heavy reads each user has. Each server
 * stores its own numbers and reads those of the others only once a second, so a user can exceed a limit for about a
 * second.
 */
export class UserLoads {
  private readonly database: Database
  private readonly background: BackgroundWork
  private readonly id = randomUUID()
  private readonly sources: Record<Load, () => Iterable<number>> = { streams: () => [], reads: () => [] }
  private others: Record<Load, ReadonlyMap<number, number>> = { streams: new Map(), reads: new Map() }

  constructor(database: Database) {
    this.database = database
    this.background = repeatJob(
      () => this.runOnce(),
      pace,
      // While the database is unavailable, each server counts only its own streams and reads.
      () => this.remember([]),
    )
  }

  /**
   * Sets the function that lists the users of a resource. It returns a user's id once for each stream or waiting read
   * of this user.
   */
  track(load: Load, users: () => Iterable<number>): void {
    this.sources[load] = users
  }

  /** Returns how many streams or reads the user has on the other servers. */
  elsewhere(load: Load, userId: number): number {
    return this.others[load].get(userId) ?? 0
  }

  start(): void {
    this.background.start()
  }

  /** Stops the background job, and deletes the row of this server from the database. */
  async stop(): Promise<void> {
    await this.background.stop()
    await this.database.query('delete from server_load where id = $1', [this.id]).catch(() => undefined)
  }

  async runOnce(): Promise<void> {
    const [streams, reads] = [countEach(this.sources.streams()), countEach(this.sources.reads())]
    const users = [...new Set([...streams.keys(), ...reads.keys()])]
    const figuresOf = (counts: ReadonlyMap<number, number>) => users.map((user) => counts.get(user) ?? 0)
    const rows = await this.database.query<LoadRow>(
      `with own as (
         insert into server_load (id, user_ids, streams, reads) values ($1, $2, $3, $4)
         on conflict (id) do update set seen_at = now(), user_ids = excluded.user_ids,
           streams = excluded.streams, reads = excluded.reads
       ), forgotten as (
         delete from server_load where id in (
           select id from server_load where seen_at < now() - make_interval(secs => $6) for update skip locked
         )
       )
       select user_id as "userId", sum(part.streams)::int as streams, sum(part.reads)::int as reads
       from server_load cross join lateral
         unnest(server_load.user_ids, server_load.streams, server_load.reads) as part (user_id, streams, reads)
       where id <> $1 and seen_at > now() - make_interval(secs => $5)
       group by user_id`,
      [this.id, users, figuresOf(streams), figuresOf(reads), STALE_S, FORGOTTEN_S],
    )
    this.remember(rows)
  }

  private remember(rows: readonly LoadRow[]): void {
    this.others = {
      streams: new Map(rows.map(({ userId, streams }) => [userId, streams])),
      reads: new Map(rows.map(({ userId, reads }) => [userId, reads])),
    }
  }
}

interface LoadRow {
  userId: number
  streams: number
  reads: number
}

function countEach(users: Iterable<number>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const user of users) counts.set(user, (counts.get(user) ?? 0) + 1)
  return counts
}
