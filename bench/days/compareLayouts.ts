import { loadavg } from 'node:os'
import type { Database } from '../../apps/server/src/database/Database.ts'
import { createToken } from '../../apps/server/src/security/tokens.ts'
import { createUser } from '../../apps/server/src/testing/createUser.ts'
import { copyPoints, dayMs, fillPositions, type Size, swap } from './fillDays.ts'
import {
  type App,
  deviceDay,
  dropBefore,
  dropOldTrips,
  medianText,
  readTracks,
  sizeOf,
  thinTrips,
  timeOf,
  tripList,
  tripSearch,
} from './measureDays.ts'

const ROUNDS = 3
const layouts = ['one table', 'days'] as const

/** The database to measure, which contains devices and trips, and a server that uses it. */
interface Bench {
  database: Database
  app: App
  size: Size
  end: number
}

/**
 * Compares two layouts for positions and for the points of trips: a single table, and a table with a partition for each
 * day. Measures both layouts in turn. Returns the rows of the two result tables.
 */
export async function compareLayouts(name: string, bench: Bench) {
  return { positions: await measurePositions(name, bench), points: await measurePoints(name, bench) }
}

async function measurePositions(name: string, { database, app, size, end }: Bench) {
  const token = await createToken(database, await createUser(database))
  const rates = await fillPositions(database, size, end)
  await database.query('vacuum analyze')
  const results = layouts.map(() => ({
    list: [] as number[],
    day: [] as number[],
    again: [] as number[],
    search: [] as number[],
    drop: [] as number[],
    bytes: 0,
    freed: 0,
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const result of results) {
      await swap(database, 'position', 'other_position')
      result.day.push(...(await deviceDay(database, size, end, round)))
      result.again.push(...(await deviceDay(database, size, end, round)))
      result.list.push(...(await tripList(app, token, end)))
      result.search.push(...(await tripSearch(database, size, end)))
      const before = await sizeOf(database, 'position')
      result.bytes = Math.max(result.bytes, before)
      const edge = end - (size.days - 1 - round) * dayMs
      result.drop.push(await dropBefore(database, edge))
      result.freed += before - (await sizeOf(database, 'position'))
    }
  }
  return results.map(({ list, day, again, search, drop, bytes, freed }, index) =>
    print([
      name,
      layouts[index] ?? '',
      ((rates[index] ?? 0) / 1_000).toFixed(0),
      bytes.toFixed(0),
      ...[list, day, again, search].map((times) => medianText(times)),
      medianText(drop, 2),
      (freed / ROUNDS).toFixed(0),
      load(),
    ]),
  )
}

async function measurePoints(name: string, { database, size, end }: Bench) {
  await copyPoints(database, size)
  await database.query('vacuum analyze')
  const results = layouts.map(() => ({ read: [] as number[], thin: [] as number[], bytes: 0 }))
  await swap(database, 'gps_point', 'other_point')
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const result of results) {
      await swap(database, 'gps_point', 'other_point')
      result.bytes = Math.max(result.bytes, await sizeOf(database, 'gps_point'))
      result.read.push(...(await readTracks(database, size, round)))
      result.thin.push(await thinTrips(database, end))
    }
  }
  const key = 'foreign key (session_id) references gps_session on delete cascade'
  const drops: number[] = []
  await swap(database, 'gps_point', 'other_point')
  drops.push(await dropOldTrips(database))
  await swap(database, 'gps_point', 'other_point')
  await database.query('alter table other_point drop constraint gps_point_session_id_fkey')
  await database.query(
    'delete from gps_point where not exists (select from gps_session where id = session_id)',
  )
  await database.query(`alter table gps_point add ${key}`)
  drops.push(await dropOldTrips(database))
  const ms = await timeOf(() => database.query('drop table other_point_10'))
  console.log(`${name}: a day of points dropped in ${ms.toFixed(0)} ms`)
  return results.map(({ read, thin, bytes }, index) =>
    print([
      name,
      layouts[index] ?? '',
      bytes.toFixed(0),
      medianText(read, 2),
      medianText(thin, 2),
      (drops[index] ?? 0).toFixed(2),
      load(),
    ]),
  )
}

/** Prints a row of a result table and returns it. */
function print(row: string[]): string[] {
  console.log(row.join(' | '))
  return row
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}
