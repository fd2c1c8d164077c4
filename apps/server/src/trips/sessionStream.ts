import { Readable } from 'node:stream'
import type { Queryable } from '../database/Database.ts'
import { readPointTexts, type SessionRow } from './sessionRepository.ts'

/** Points per query: more would block other queries. */
const POINTS_AT_ONCE = 20_000

/** Streams the response `{data: [trip…]}`, so that memory use does not grow with the number of points. */
export function sessionStream(database: Queryable, sessions: SessionRow[], summary: boolean): Readable {
  return Readable.from(writeSessions(database, sessions, summary), { objectMode: false })
}

/** Returns one trip as JSON, with its points as JSON text from the database. */
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
