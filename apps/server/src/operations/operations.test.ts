import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, createTestApp } from '../testing/createTestApp.ts'
import { createOperations, switchLogLevel } from './createOperations.ts'
import { findProblems } from './systemHandlers.ts'
import { Heartbeat } from './Heartbeat.ts'
import { listenToMetrics } from './metrics.ts'
import { listMinutes, listRuns } from './serverRuns.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const figures = { waitingPositions: 3, oldestWaitingS: 1.5, storedPositions: 40, liveReaders: 2 }

describe('Heartbeat', () => {
  it('Heartbeat stores the state of the server, the number of stored positions and the time of the stop', async () => {
    const counted = { ...figures }
    const heartbeat = new Heartbeat(test.database, counted)
    await heartbeat.runOnce()
    counted.storedPositions = 100
    await heartbeat.runOnce()
    const [run] = await listRuns(test.database, 1)
    expect(run).toMatchObject({ waitingPositions: 3, oldestWaitingS: 1.5, liveReaders: 2, stoppedAt: null })
    const [total] = await test.database.query('select sum(positions)::int as sum from stored_minute')
    expect(total).toEqual({ sum: 100 })
    await heartbeat.stop()
    const [ended] = await listRuns(test.database, 1)
    expect(ended?.stoppedAt).toBeInstanceOf(Date)
  })

  it('listMinutes returns the count of stored positions for each of the last sixty minutes', async () => {
    await test.database.query(
      `insert into stored_minute select id, date_trunc('minute', now()) - interval '5 minutes', 7 from server_run`,
    )
    const minutes = await listMinutes(test.database)
    expect(minutes).toHaveLength(60)
    expect(minutes[55]?.count).toBe(7)
    expect(minutes[54]?.count).toBe(0)
  })
})

describe('getSystem', () => {
  it('GET /system shows the database, the queues and the servers', async () => {
    const running = new Heartbeat(test.database, figures)
    await running.runOnce()
    const caller = await test.signIn(['system.view'])
    const { status, body } = await caller.get('/system')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      database: { bytes: expect.any(Number) },
      positions: { queue: { waiting: 3, oldest_seconds: 1.5 } },
      trips: { waiting: 0 },
      push: { on: false, failed: 0 },
      backup: { on: false, made: null },
      problems: expect.arrayContaining(['backup_off', 'days_missing']),
    })
    expect(body.data.servers.map(({ running: isRunning }: { running: boolean }) => isRunning)).toEqual([
      true,
      false,
    ])
    await running.stop()
  })

  it('GET /system is refused without the permission and without a token', async () => {
    const caller = await test.signIn(['audit.view'])
    expect((await caller.get('/system')).status).toBe(403)
    expect((await test.anyone.get('/system')).status).toBe(401)
  })
})

describe('findProblems', () => {
  const now = Date.UTC(2026, 10, 24, 8)
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
  const good = {
    version: '1.0.0',
    schema: '0040_operations.sql',
    database: { kind: 'embedded' as const, version: '18.6', bytes: 1 },
    disk: { free: 50, total: 100 },
    positions: { minutes: [], queue: { waiting: 9, oldest_seconds: 2 }, outcomes: [] },
    trips: { waiting: 1, oldest_seconds: 10 },
    notifications_age_seconds: 5,
    push: { on: true, waiting: 0, failed: 0 },
    mail: { on: true, waiting: 0, failed: 0 },
    days_ahead: 7,
    backup: { on: true, made: hoursAgo(3), bytes: 1, verified: hoursAgo(3), problem: null },
    servers: [],
  }

  it('finds no problem in a healthy server', () => {
    expect(findProblems(good, now)).toEqual([])
  })

  it.each([
    ['intake_waits', { positions: { ...good.positions, queue: { waiting: 1, oldest_seconds: 31 } } }],
    ['trips_wait', { trips: { waiting: 1, oldest_seconds: 301 } }],
    ['notifications_wait', { notifications_age_seconds: 301 }],
    ['backup_late', { backup: { ...good.backup, made: hoursAgo(27) } }],
    ['backup_failed', { backup: { ...good.backup, problem: 'disk full' } }],
    ['backup_off', { backup: { ...good.backup, on: false, made: null } }],
    ['disk_low', { disk: { free: 14, total: 100 } }],
    ['days_missing', { days_ahead: 1 }],
    ['pushes_fail', { push: { on: true, waiting: 0, failed: 1 } }],
    ['mails_fail', { mail: { on: true, waiting: 0, failed: 1 } }],
    ['clock_ahead', { clock_known: hoursAgo(400) }],
  ])('finds %s', (problem, change) => {
    expect(findProblems({ ...good, ...change }, now)).toEqual([problem])
  })
})

describe('the metrics', () => {
  it('metrics are served on their own port, and contain positions, database size and event loop lag', async () => {
    const operations = createOperations(test.database, { dataDir: '.' })
    operations.watchIntake(figures)
    operations.onBatch({ positions: 5, seconds: 0.02 })
    const port = await listenToMetrics(0, operations.registry)
    const base = `http://127.0.0.1:${String(port?.port)}`
    const text = await (await fetch(`${base}/metrics`)).text()
    expect(text).toContain('sikud_intake_positions_total 5')
    expect(text).toContain('sikud_intake_waiting_positions 3')
    expect(text).toMatch(/sikud_database_bytes \d{6,}/)
    expect(text).toMatch(/sikud_backup_age_seconds nan/i)
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect((await fetch(`${base}/`)).status).toBe(404)
    await port?.close()
  })
})

describe('switchLogLevel', () => {
  it('each call changes all logs to the next level: info, debug, then the configured level', () => {
    const logs = [{ level: 'warn' }, { level: 'warn' }]
    const next = switchLogLevel(logs, 'warn')
    expect([next(), next(), next()]).toEqual(['info', 'debug', 'warn'])
    next()
    expect(logs.map(({ level }) => level)).toEqual(['info', 'info'])
  })
})
