import { Readable } from 'node:stream'
import type { Queryable } from '../database/Database.ts'
import { readPointTexts, type SessionRow } from './sessionRepository.ts'

/** Points that are asked of the database at once: enough to be fast, few enough to let others in between. */
const POINTS_AT_ONCE = 20_000

/** The answer `{data: [trip…]}` as a stream of JSON, so that no number of points fills the memory. */
export function sessionStream(database: Queryable, sessions: SessionRow[], summary: boolean): Readable {
  return Readable.from(writeSessions(database, sessions, summary), { objectMode: false })
}

/** One trip as JSON, with its points as the database made them. */
export function sessionJson(session: SessionRow, points: string): string {
  const head = JSON.stringify({ ...session, pointCount: undefined, startMicros: undefined })
  return `${head.slice(0, -1)},"points":${points}}`
}

async function* writeSessions(database: Queryable, sessions: SessionRow[], summary: boolean) {
  let separator = '{"data":['
  for (const batch of inBatches(sessions)) {
    const ids = batch.map(({ id }) => id)
    const points = summary ? new Map<number, string>() : await readPointTexts(database, ids)
    yield batch
      .map((session) => {
        const text = separator + sessionJson(session, points.get(session.id) ?? '[]')
        separator = ','
        return text
      })
      .join('')
  }
  yield separator === ',' ? ']}' : '{"data":[]}'
}

function* inBatches(sessions: SessionRow[]) {
  let batch: SessionRow[] = []
  let count = 0
  for (const session of sessions) {
    if (batch.length > 0 && count + session.pointCount > POINTS_AT_ONCE) {
      yield batch
      batch = []
      count = 0
    }
    batch.push(session)
    count += session.pointCount
  }
  if (batch.length > 0) yield batch
}
