import { createHash } from 'node:crypto'
import type { Queryable, Database } from '../database/Database.ts'
import { type BackgroundWork, hourly, repeatJob } from '../background/BackgroundWork.ts'

interface Link {
  id: number
  micros: number
  origin: string
  actor_id: number | null
  session_id: number | null
  action: string
  subject_type: string | null
  subject_id: number | null
  address: string | null
  request_id: string | null
  outcome: string
  detail: string | null
  salt: string | null
  detail_hash: string
  prev: string
  hash: string
}

/** The ids and the hashes of two entries: the newest entry, and the newest one of the deleted entries (the base). */
interface Head {
  id: number
  hash: string
  baseId: number
  baseHash: string
}

interface Verification {
  head: Head
  count: number
  erased: number
  /** The first fault that was found; null for a valid chain. */
  problem: string | null
}

const BATCH = 1_000

export async function readHead(database: Queryable): Promise<Head> {
  const [head] = await database.query<Head>(
    `select id, encode(hash, 'hex') as hash, base_id as "baseId", encode(base_hash, 'hex') as "baseHash"
     from audit_head`,
  )
  if (!head) throw new Error('The row of audit_head is missing.')
  return head
}

/**
 * Verifies the hash chain: computes every hash again, in this process and not in the database. `known` is the id and
 * the hash of an audit entry, which the server wrote to its log at an earlier time. With it, the function also detects
 * that somebody changed an entry and then recomputed all hashes.
 */
export async function verifyChain(
  database: Queryable,
  known: { id: number; hash: string } | null = null,
): Promise<Verification> {
  const head = await readHead(database)
  const result = { head, count: 0, erased: 0 }
  let [id, hash] = [head.baseId, head.baseHash]
  while (id < head.id) {
    const links = await readLinks(database, id, head.id)
    if (links.length === 0) return { ...result, problem: `entries ${id + 1} to ${head.id} are missing` }
    for (const link of links) {
      const problem = checkLink(link, id + 1, hash)
      if (problem) return { ...result, problem }
      ;[id, hash] = [link.id, link.hash]
      if (known?.id === id && known.hash !== hash)
        return { ...result, problem: `entry ${id} is not the known one` }
      result.count += 1
      if (link.salt === null) result.erased += 1
    }
  }
  if (hash !== head.hash) return { ...result, problem: 'the head has another hash than the last entry' }
  if (known && known.id > head.id)
    return { ...result, problem: `entries ${head.id + 1} to ${known.id} are missing` }
  return { ...result, problem: null }
}

async function readLinks(database: Queryable, after: number, to: number): Promise<Link[]> {
  return database.query(
    `select id, (extract(epoch from at) * 1000000)::bigint as micros, origin, actor_id, session_id, action,
       subject_type, subject_id, address, request_id, outcome, detail::text as detail, encode(salt, 'hex') as salt,
       encode(detail_hash, 'hex') as detail_hash, encode(prev, 'hex') as prev, encode(hash, 'hex') as hash
     from audit_log where id > $1 and id <= $2 order by id limit ${BATCH}`,
    [after, to],
  )
}

/** Returns what is wrong with an entry; null if it is valid. */
function checkLink(link: Link, id: number, prev: string): string | null {
  if (link.id !== id) return `entry ${id} is missing`
  if (link.prev !== prev) return `entry ${id} does not follow the entry before it`
  if (link.hash !== sha256(textOf(link))) return `entry ${id} was changed`
  const isErased = link.salt === null && link.detail === null
  const detail = Buffer.concat([Buffer.from(link.salt ?? '', 'hex'), Buffer.from(link.detail ?? 'null')])
  if (!isErased && sha256(detail) !== link.detail_hash) return `the detail of entry ${id} was changed`
  return null
}

/**
 * Returns the text of an entry from which its hash is computed. The trigger of the table `audit_log` must build the
 * same text.
 */
function textOf(link: Link): string {
  return JSON.stringify([
    link.id,
    link.micros,
    link.origin,
    link.actor_id,
    link.session_id,
    link.action,
    link.subject_type,
    link.subject_id,
    link.address,
    link.request_id,
    link.outcome,
    link.detail_hash,
    link.prev,
  ])
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Writes the head of the audit log (the id and the hash of the last entry) to the server log once an hour, to keep a
 * copy outside the database.
 */
export class AuditHead {
  private readonly database: Database
  private readonly write: (line: string) => void
  private readonly background: BackgroundWork
  private lastId = 0

  /** `write` prints one line. By default it prints to standard error, and the configured log level has no effect. */
  constructor(database: Database, write = (line: string) => void process.stderr.write(`${line}\n`)) {
    this.database = database
    this.write = write
    this.background = repeatJob(() => this.runOnce(), hourly)
  }

  start(): void {
    this.background.start()
  }

  stop(): Promise<void> {
    return this.background.stop()
  }

  /** Writes the head to the server log if the audit log has a new entry since the last run. */
  async runOnce(): Promise<void> {
    const { id, hash } = await readHead(this.database)
    if (id === this.lastId) return
    this.write(JSON.stringify({ level: 30, time: Date.now(), msg: 'audit head', head: `${id}:${hash}` }))
    this.lastId = id
  }
}
