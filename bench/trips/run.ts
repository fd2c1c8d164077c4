import { cpus, loadavg } from 'node:os'
import { buildApp } from '../../apps/server/src/buildApp.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { PositionIntake } from '../../apps/server/src/ingest/PositionIntake.ts'
import { loadReferenceData } from '../../apps/server/src/reference/loadReferenceData.ts'
import { createToken } from '../../apps/server/src/security/tokens.ts'
import { createUser } from '../../apps/server/src/testing/createUser.ts'
import { findPostgres, startPostgres, TEMPLATE } from '../../apps/server/src/testing/postgres.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'

const SIZES = [400, 400_000]
const ROUNDS = 30
const DEVICES = 50
const ROWS_AT_ONCE = 20_000

/** Measures the requests that the page Laporan sends when it opens, with this number of trips; medians in ms. */
async function measure(trips: number): Promise<string[]> {
  const programs = findPostgres()
  if (programs === null) throw new Error('PostgreSQL 15 or newer is not installed.')
  const postgres = await startPostgres(programs)
  const database = await openDatabase({ dataDir: '', databaseUrl: `${postgres.server}/${TEMPLATE}` })
  const config = readConfig({ NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'silent' })
  const intake = new PositionIntake(database, config)
  const app = await buildApp(config, database, intake)
  try {
    await loadReferenceData(database)
    await fill(database, trips)
    const authorization = `Bearer ${await createToken(database, await createUser(database))}`
    const sendRequest = async (path: string) => {
      const begin = performance.now()
      const { statusCode, body } = await app.inject({ url: `/api/v1${path}`, headers: { authorization } })
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`)
      return { ms: performance.now() - begin, data: JSON.parse(body).data }
    }
    const week = `from=${new Date(Date.now() - 7 * 86_400_000).toISOString()}`
    const [newest] = (await sendRequest(`/gps/session?limit=1`)).data
    const requests = [
      `/gps/session?limit=200&untimed=0&${week}`,
      `/gps/session?limit=1&untimed=1`,
      `/gps/session/${newest.id}`,
      `/gps/session/${newest.id}/neighbour?direction=previous&untimed=0`,
      `/gps/session?summary=1&${week}`,
    ]
    const figures: string[] = []
    for (const path of requests) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push((await sendRequest(path)).ms)
      figures.push(median(times).toFixed(1))
    }
    return [trips.toLocaleString('en'), ...figures]
  } finally {
    await app.close()
    await intake.close()
    await database.close()
    await postgres.stop()
  }
}

/** Stores trips; the newest 1,000 have 20 points each, and one trip in a hundred has no times. */
async function fill(database: Awaited<ReturnType<typeof openDatabase>>, trips: number) {
  await database.query('insert into device (name, imei) select n, n from generate_series(1, $1::int) n', [
    DEVICES,
  ])
  for (let first = 1; first <= trips; first += ROWS_AT_ONCE) {
    await database.query(
      `insert into gps_session (device_id, source, start_time, end_time, distance_km, speed_kmh, point_count)
       select n % ${DEVICES} + 1, 'bench', start, start + interval '1 hour', 12.5, 30, 20
       from generate_series($1::int, $2::int) n, lateral (select case when n % 100 > 0 then
         now() - n * interval '100 minutes' end as start) as s`,
      [first, Math.min(trips, first + ROWS_AT_ONCE - 1)],
    )
  }
  await database.query(
    `insert into gps_point (session_id, seq, lat, lng) select id, seq, -6.2, 106.8
     from (select id from gps_session order by id limit 1000) s, generate_series(0, 19) seq`,
  )
  await database.query('analyze')
}

const rows: string[][] = []
for (const size of SIZES) rows.push(await measure(size))
const head = ['trips', 'last 7 days', 'any untimed?', 'newest trip', 'previous trip', "Dashboard's week"]
console.log(`\n${table([head, ...rows])}\n`)
console.log(
  `Milliseconds a request, medians of ${ROUNDS}; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1) ?? ''}, Node ${process.version}.`,
)
