import { setTimeout } from 'node:timers/promises'
import { type Database } from '../../apps/server/src/database/Database.ts'
import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { LiveFeed, defaultPace } from '../../apps/server/src/live/LiveFeed.ts'
import { LiveReader } from '../../apps/server/src/live/LiveReader.ts'
import { scopeKey } from '../../apps/server/src/security/scope.ts'
import { createToken } from '../../apps/server/src/security/tokens.ts'
import { createUser } from '../../apps/server/src/testing/createUser.ts'
import { scopeOfUser } from '../../apps/server/src/testing/testAuthority.ts'
import { onEachDatabase } from '../load/databases.ts'
import { makeFleet, type Place } from '../load/fleetDatabase.ts'
import { imeisOf } from '../load/Tracker.ts'
import type { Case, Figures, Options } from './Case.ts'

const DEVICES = 10_000
const USERS = 50
const SCOPES = 20

/** Measures the live stream of 50 users with 20 scopes while each of 10,000 devices moves once in ten seconds. */
export function streamCases(options: Options): Case[] {
  return onEachDatabase('stream', options, (name, place) => measure(name, place, options.seconds))
}

async function measure(name: string, place: Place, seconds: number): Promise<Figures> {
  await makeFleet(place, imeisOf(DEVICES))
  const database = await openDatabase(place)
  const feed = new LiveFeed(database, console.error, defaultPace)
  let bytes = 0
  try {
    const depots = await addDepots(database)
    for (let user = 0; user < USERS; user += 1) {
      // Every 20th user sees all depots. Each other user sees one depot.
      const depot = user % SCOPES === 0 ? undefined : depots[user % SCOPES]
      const reader = await open(database, depot)
      reader.stream.on('data', (chunk: Buffer) => (bytes += chunk.length))
      feed.add(reader)
    }
    await setTimeout(3_000)
    bytes = 0
    const cpu = process.threadCpuUsage()
    for (let second = 0; second < seconds; second += 1) {
      const next = setTimeout(1_000)
      await database.query(
        'update last_position set time = now(), lat = lat + 0.0001 where device_id % 10 = $1',
        [second % 10],
      )
      await next
    }
    const used = process.threadCpuUsage(cpu)
    return {
      [`stream ${name}, main thread, ms/s`]: (used.user + used.system) / 1_000 / seconds,
      [`stream ${name}, sent, KiB/s`]: bytes / 1_024 / seconds,
    }
  } finally {
    await feed.close()
    await database.close()
  }
}

/** Creates depots and distributes the devices over them; returns the ids of the depots. */
async function addDepots(database: Database): Promise<number[]> {
  const depots = await database.query<{ id: number }>(
    `insert into fleet_group (name) select 'Depo ' || n from generate_series(2, $1) n returning id`,
    [SCOPES],
  )
  await database.query('update device set group_id = 1 + id % $1', [SCOPES])
  await database.query(
    `insert into last_position (device_id, time, lat, lng, status) select id, now(), -6.2, 106.8, 'Bergerak' from device
     on conflict do nothing`,
  )
  return [1, ...depots.map(({ id }) => id)]
}

/** Opens the stream of a new user who sees one depot; undefined means all depots. */
async function open(database: Database, depot: number | undefined): Promise<LiveReader> {
  const userId = await createUser(database, { groups: depot === undefined ? undefined : [depot] })
  await createToken(database, userId)
  const [token] = await database.query<{ id: number }>('select id from session_token where user_id = $1', [
    userId,
  ])
  const scope = await scopeOfUser(database, userId)
  const userScopeKey = scopeKey(scope)
  return new LiveReader({ tokenId: token?.id ?? 0, userId, since: null, scope, userScopeKey })
}
