import { beforeAll, describe, expect, inject, it } from 'vitest'
import { createToken } from './security/tokens.ts'
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts'
import { createUser } from './testing/createUser.ts'
import { hasMosquitto, TestBroker } from './testing/TestBroker.ts'
import { forwarded } from './testing/trackers/forwarded.ts'
import { address, killProcesses, SERVER, startProcess } from './testing/serverProcess.ts'

const MAX_STREAMS = 10
const SECRET_KEY = 'a key of the tests with 32 letters'

// Runs only on PostgreSQL, because only one server can use an embedded database.
describe.runIf('server' in inject('template'))('two servers on one database', () => {
  let test: TestDatabase
  let servers: string[] = []
  let token = ''

  beforeAll(async () => {
    test = await createTestDatabase()
    token = await createToken(test.database, await createUser(test.database))
    return async () => {
      killProcesses()
      await test.close()
    }
  })

  it('two servers start at the same time', async () => {
    const settings = { DATABASE_URL: test.config.databaseUrl ?? '', SECRET_KEY }
    servers = await Promise.all([1, 2].map(() => address(startProcess(SERVER, [], settings))))
    expect(new Set(servers).size).toBe(2)
  })

  it('Y14: a server with another secret key is refused, before a user has a second factor', async () => {
    const settings = { DATABASE_URL: test.config.databaseUrl ?? '' }
    const other = startProcess(SERVER, [], {
      ...settings,
      SECRET_KEY: 'another key of the tests with 32 letters',
    })
    expect(await other.ended).toBe(1)
    expect(other.output()).toContain('another secret key')
    expect(other.output()).not.toContain('    at ')
  })

  const open = (server: number, signal: AbortSignal) =>
    fetch(`${servers[server]}/api/v1/gps/stream`, { signal, headers: { authorization: `Bearer ${token}` } })

  it('the limit of ten streams for a user counts the streams of both servers', async () => {
    const first = new AbortController()
    // Keeps the streams, because the garbage collector closes a stream that nothing refers to.
    const streams: Response[] = []
    for (let n = 0; n < MAX_STREAMS; n += 1) streams.push(await open(0, first.signal))
    expect(streams.map((stream) => stream.status)).toEqual(streams.map(() => 200))
    const status = async () => {
      const probe = new AbortController()
      const response = await open(1, probe.signal)
      probe.abort()
      return response.status
    }
    await expect.poll(status, { timeout: 20_000, interval: 300 }).toBe(429)
    expect(streams).toHaveLength(MAX_STREAMS)
    first.abort()
    await expect.poll(status, { timeout: 20_000, interval: 300 }).toBe(200)
  })

  it('an unknown device that sends to both servers is counted once', async () => {
    const statuses = []
    for (const base of servers)
      statuses.push(
        (await fetch(`${base}/api/v1/ingest/osmand?id=861230049870009&lat=-6.2&lon=106.8`)).status,
      )
    expect(statuses).toEqual([404, 429])
    const rows = await test.database.query('select imei, count::int as count from unknown_device')
    expect(rows).toEqual([{ imei: '861230049870009', count: 1 }])
  })

  it('both servers create the partitions of the next week before they serve requests', async () => {
    const rows = await test.database.query(
      `select from pg_inherits where inhparent = 'position'::regclass and
         inhrelid::regclass::text = 'position_' || to_char(now() at time zone 'UTC' + interval '7 days', 'YYYYMMDD')`,
    )
    expect(rows).toHaveLength(1)
  })

  it.runIf(hasMosquitto)(
    'Q45: of what an MQTT broker has taken nothing is lost when one of two servers is killed',
    async () => {
      const imei = '861230045000007'
      await test.database.query('insert into device (name, imei) values ($1, $1)', [imei])
      const broker = await TestBroker.start()
      const startServer = (name: string) =>
        startProcess(SERVER, [], {
          DATABASE_URL: test.config.databaseUrl ?? '',
          SECRET_KEY,
          MQTT_URL: broker.url,
          MQTT_CLIENT_ID: name,
        })
      const [first] = [startServer('one'), startServer('two')]
      const stored = async () => {
        const [row] = await test.database.query<{ count: number }>(
          'select count(*)::int as count from position join device on device.id = device_id where imei = $1',
          [imei],
        )
        return row?.count
      }
      // Without a subscription the broker keeps nothing, so the first position is sent until it arrives.
      await expect
        .poll(
          async () => {
            await broker.publish('positions', forwarded(imei, 0))
            return stored()
          },
          { timeout: 25_000, interval: 200 },
        )
        .toBe(1)
      const sent = Array.from({ length: 600 }, (_, n) => n + 1)
      for (const n of sent) {
        await broker.publish('positions', forwarded(imei, n))
        if (n === 200) first?.child.kill('SIGKILL')
        if (n === 400) startServer('one')
      }
      await expect.poll(stored, { timeout: 25_000 }).toBe(1 + sent.length)
      await broker.close()
    },
  )
})
