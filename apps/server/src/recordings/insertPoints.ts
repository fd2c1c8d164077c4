import { columnsOf } from '../database/columnsOf.ts'
import type { Queryable } from '../database/Database.ts'
import { standstillKmh, type MeasuredPoint } from '../measure/measureSession.ts'

/** A point of a stored trip. */
export interface NewPoint extends MeasuredPoint {
  sessionId: number
  /** Its number in the trip, from 0. */
  seq: number
  /** Degrees clockwise from north. */
  heading: number | null
}

/** Rows sent in one statement: large enough to be quick, small enough not to hold up others. */
const batchSize = 5_000

/** Stores points of trips. */
export async function insertPoints(database: Queryable, points: Iterable<NewPoint>): Promise<void> {
  for (const batch of inBatches(points)) {
    await database.query(
      `insert into gps_point (session_id, seq, time, lat, lng, speed, heading, status)
       select session_id, seq, to_timestamp(time_ms / 1000), lat, lng, speed, heading, status
       from unnest($1::int[], $2::int[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[], $8::text[])
         as t (session_id, seq, time_ms, lat, lng, speed, heading, status)`,
      [
        ...columnsOf(batch, 'sessionId', 'seq', 'time', 'lat', 'lng', 'speed', 'heading'),
        batch.map((point) => statusOf(point.speed)),
      ],
    )
  }
}

function* inBatches(points: Iterable<NewPoint>): Generator<NewPoint[]> {
  let batch: NewPoint[] = []
  for (const point of points) {
    batch.push(point)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function statusOf(speed: number | null): string | null {
  if (speed === null) return null
  return speed < standstillKmh ? 'Berhenti' : 'Bergerak'
}
