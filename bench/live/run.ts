import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/database/Database.ts'
import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { LiveFeed, defaultPace } from '../../apps/server/src/live/LiveFeed.ts'
import { LiveReader } from '../../apps/server/src/live/LiveReader.ts'
import { scopeKey } from '../../apps/server/src/security/scope.ts'
import { createToken } from '../../apps/server/src/security/tokens.ts'
import { createUser } from '../../apps/server/src/testing/createUser.ts'
import { scopeOfUser } from '../../apps/server/src/testing/testAuthority.ts'
import { chosenDatabases, onDatabase } from '../databases.ts'
import { makeFleet, type Place } from '../ingest/fleetDatabase.ts'
import { imeisOf } from '../ingest/Tracker.ts'
import { table } from '../table.ts'

const DEVICES = 10_000
const USERS = 50
const SCOPES = 20
const SECONDS = 20

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

/** Opens the stream of a new user who sees the given depots; undefined means all depots. */
async function open(database: Database, groups: readonly number[] | undefined): Promise<LiveReader> {
  const userId = await createUser(database, { groups })
  await createToken(database, userId)
  const [token] = await database.query<{ id: number }>('select id from session_token where user_id = $1', [
    userId,
  ])
  const scope = await scopeOfUser(database, userId)
  return new LiveReader({
    tokenId: token?.id ?? 0,
    userId,
    since: null,
    scope,
    userScopeKey: scopeKey(scope),
  })
}

/** Measures the CPU time of the main thread while every device moves once in ten seconds. */
async function measure(name: string, place: Place): Promise<string[]> {
  await makeFleet(place, imeisOf(DEVICES))
  const database = await openDatabase(place)
  const feed = new LiveFeed(database, console.error, defaultPace)
  let bytes = 0
  try {
    const depots = await addDepots(database)
    for (let user = 0; user < USERS; user += 1) {
      const depot = depots[user % SCOPES]
      // Every 20th user sees all depots. Each other user sees one depot. So the users have 20 different scopes.
      const reader = await open(database, user % SCOPES === 0 || depot === undefined ? undefined : [depot])
      reader.stream.on('data', (chunk: Buffer) => (bytes += chunk.length))
      feed.add(reader)
    }
    await setTimeout(3_000)
    bytes = 0
    const [start, cpu] = [performance.now(), process.threadCpuUsage()]
    for (let second = 0; second < SECONDS; second += 1) {
      const next = setTimeout(1_000)
      await database.query(
        'update last_position set time = now(), lat = lat + 0.0001 where device_id % 10 = $1',
        [second % 10],
      )
      await next
    }
    const used = process.threadCpuUsage(cpu)
    const seconds = (performance.now() - start) / 1000
    const busy = (used.user + used.system) / 1000 / seconds
    return [name, busy.toFixed(0), (bytes / 1024 / seconds).toFixed(0)]
  } finally {
    await feed.close()
    await database.close()
  }
}

const rows: string[][] = []
for (const database of chosenDatabases()) rows.push(await onDatabase(database, measure))
const head = ['database', 'main thread, ms a second', 'sent, KiB a second']
console.log(
  `\n${USERS} users in ${SCOPES} scopes, ${DEVICES} devices. Load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}.\n\n${table([head, ...rows])}`,
)
