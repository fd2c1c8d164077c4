import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { buildApp } from '../buildApp.ts'
import { readConfig } from '../config/config.ts'
import { createJobs } from '../createJobs.ts'
import { PositionIntake } from '../ingest/PositionIntake.ts'
import { startPushProvider } from '../testing/testPushProvider.ts'
import { createToken } from '../security/tokens.ts'
import { Caller } from '../testing/Caller.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createUser } from '../testing/createUser.ts'
import { fillLarge, largeTables, USERS } from '../testing/fillLarge.ts'
import { logPlans } from '../testing/planLog.ts'
import type { Database } from './Database.ts'
import { openDatabase } from './openDatabase.ts'

/**
 * Maximum number of rows that a scan may read. The notification lists of all users together have fewer rows, so a scan
 * may read them. Each of the largest tables has more rows, so no scan may read all rows of such a
 * table.
 */
const MAX_ROWS = 100_000
const PASSWORD = 'kata sandi yang panjang'

describe.runIf('server' in inject('template'))('X20 a database with a million trips', () => {
  let own: TestDatabase
  let database: Database
  let readPlans: Awaited<ReturnType<typeof logPlans>>

  beforeAll(async () => {
    own = await createTestDatabase()
    await createUser(own.database, { email: 'uji@armada.example', password: PASSWORD })
    for (let n = 1; n < USERS; n += 1) await createUser(own.database)
    const filling = await openDatabase({ ...own.config, statementTimeoutMs: 0 })
    await fillLarge(filling)
    await filling.close()
    readPlans = await logPlans(own.config.databaseUrl ?? '')
    database = await openDatabase({ ...own.config, statementTimeoutMs: 0 })
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await own.close()
  })

  /** Stores positions, signs in, creates a record, and sends the requests of a page that shows the live fleet. */
  async function serve(app: Awaited<ReturnType<typeof buildApp>>, intake: PositionIntake) {
    const now = Date.now()
    const positions = Array.from({ length: 30 }, (_, n) => ({
      time: now - 3_600_000 + n * 10_000,
      lat: -6.2 + n / 500,
      lng: 106.8,
      speed: 130,
      heading: 0,
      altitude: null,
      accuracy: 5,
      battery: 80,
      valid: true,
      signals: { alarms: ['sos' as const], ignition: true },
    }))
    await intake.accept({ imei: '1', protocol: 'osmand', positions })
    await expect(intake.accept({ imei: '999', protocol: 'gt06', positions })).rejects.toThrow(
      'not registered',
    )
    const anyone = new Caller(app, null, 0)
    const signIn = (password: string) => anyone.post('/auth/login', { email: 'uji@armada.example', password })
    expect((await signIn('salah')).status).toBe(422)
    expect((await signIn(PASSWORD)).status).toBe(200)
    const user = new Caller(app, await createToken(database, 1), 1)
    await database.query(
      `insert into push_token (token, user_id, session_id) select 'satu', 1, max(id) from session_token`,
    )
    const create = {
      method: 'POST',
      url: '/driver/create',
      payload: { name: 'Agus' },
      headers: { 'idempotency-key': 'satu' },
    }
    expect((await user.call(create)).status).toBe(201)
    expect((await user.get('/notification')).status).toBe(200)
    const { cursor } = (await user.get('/gps/live')).body
    await user.call({ method: 'GET', url: '/gps/stream', headers: { 'last-event-id': cursor } })
  }

  it('background work, reports and sign-ins need no full scan of a large table', async () => {
    const failed = vi.spyOn(console, 'error')
    const provider = await startPushProvider()
    const settings = { NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'silent', TRIP_DAYS: '900' }
    const config = { ...readConfig(settings), databaseUrl: own.config.databaseUrl, push: provider.settings }
    const intake = new PositionIntake(database, config)
    const app = await buildApp(config, database, intake, { guardsOverload: false })
    await serve(app, intake)
    // All jobs run twice, because some jobs process rows that other jobs write.
    for (const job of [...createJobs(database, config).all, ...createJobs(database, config).all])
      await job.runOnce()
    await app.close()
    await intake.close()
    await provider.stop()
    expect(failed.mock.calls).toEqual([])
    const scans = (await readPlans()).filter(({ table }) => table in largeTables)
    const seen = new Set(scans.map(({ table }) => table))
    expect(Object.keys(largeTables).filter((table) => !seen.has(table))).toEqual([])
    expect(scans.filter(({ kind, rows }) => kind === 'Seq Scan' || rows > MAX_ROWS)).toEqual([])
  }, 60_000)

  it('large tables have an index for each foreign key, because deletes use the index', async () => {
    const missing = await database.query(
      `select conname as name from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)
       and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
      [Object.keys(largeTables)],
    )
    expect(missing).toEqual([])
  })

  it('the query plans are tested with all background work that a server starts', async () => {
    const source = await readFile(new URL('../server.ts', import.meta.url), 'utf8')
    expect(source.match(/\S+\.start\(\)/g)).toEqual(['job.start()'])
  })
})
