import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { address, killProcesses, SERVER, startProcess } from '../testing/serverProcess.ts'
import { findPostgres, startPostgres, TEMPLATE } from '../testing/postgres.ts'
import { openDatabase } from './openDatabase.ts'

const SECRET_KEY = 'a key of the tests with 32 letters'
const devices = Array.from({ length: 8 }, (_, n) => `86123004970000${String(n)}`)
const begin = Math.floor(Date.now() / 1_000) - 3_600

// This test kills its PostgreSQL. It starts its own one, because the other tests share the same PostgreSQL.
describe.runIf('server' in inject('template'))('X37 a PostgreSQL primary that is killed under load', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let databaseUrl = ''

  beforeAll(async () => {
    postgres = await startPostgres(findPostgres() ?? '')
    databaseUrl = `${postgres.server}/${TEMPLATE}`
    await ask(
      `insert into device (name, imei) select imei, imei from unnest('{${devices.join()}}'::text[]) as imei`,
    )
  })
  afterAll(async () => {
    killProcesses()
    await postgres.stop()
  })

  async function ask<Row>(text: string): Promise<Row[]> {
    const database = await openDatabase({ dataDir: '', databaseUrl })
    try {
      return await database.query<Row>(text)
    } finally {
      await database.close()
    }
  }

  it('a killed PostgreSQL primary stops no server, fails no report and loses no acknowledged position', async () => {
    const run = startProcess(SERVER, [], { DATABASE_URL: databaseUrl, SECRET_KEY })
    const base = await address(run)
    const statuses: (number | string)[] = []
    const acknowledged: string[] = []
    const end = new AbortController()
    const send = async (imei: string) => {
      for (let time = begin; !end.signal.aborted; time += 1) {
        const url = `${base}/api/v1/ingest/osmand?id=${imei}&lat=-6.2&lon=106.8&timestamp=${String(time)}`
        const response = await fetch(url).catch(String)
        statuses.push(typeof response === 'string' ? response : response.status)
        if (typeof response !== 'string' && response.ok) acknowledged.push(`${imei} ${String(time)}`)
      }
    }
    const senders = devices.map(send)
    const stored = (more: number) => {
      const before = acknowledged.length
      return expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + more)
    }
    for (const _ of [1, 2]) {
      await stored(60)
      await postgres.kill()
      await postgres.start()
    }
    await stored(60)
    end.abort()
    await Promise.all(senders)
    expect(run.child.exitCode).toBeNull()
    expect(new Set(statuses)).toEqual(new Set([200]))
    const rows = await ask<{ key: string }>(
      `select imei || ' ' || extract(epoch from time)::int as key from position join device on device.id = device_id`,
    )
    const kept = new Set(rows.map(({ key }) => key))
    expect(acknowledged.filter((key) => !kept.has(key))).toEqual([])
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
  }, 90_000)
})
