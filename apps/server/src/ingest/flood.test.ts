import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseConfig, openDatabase } from '../database/openDatabase.ts'
import { createClosedDatabase } from '../testing/createTestDatabase.ts'
import { address, killProcesses, SERVER, startProcess } from '../testing/serverProcess.ts'

const FLOODED = '861230049900001'
const others = Array.from({ length: 100 }, (_, n) => `8612300498${String(n).padStart(5, '0')}`)
/** Time between two requests of a sender. */
const PAUSE_MS = 50
const now = () => Math.floor(Date.now() / 1_000)

// A sample of `npm run soak -- --part flood`, which lasts a minute and checks the 99th percentile.
describe('a flood of one IMEI', () => {
  let config: DatabaseConfig
  let remove: () => Promise<void>

  beforeAll(async () => {
    ;({ config, remove } = await createClosedDatabase())
    const database = await openDatabase(config)
    await database.query(
      'insert into device (name, imei) select imei, imei from unnest($1::text[]) as t (imei)',
      [[FLOODED, ...others]],
    )
    await database.close()
  })
  afterEach(killProcesses)
  afterAll(() => remove())

  it('Y08: stores no more than the limit, and ordinary trackers are served meanwhile', async () => {
    const run = startProcess(SERVER, [], {
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
    })
    const url = `${await address(run)}/api/v1/ingest/osmand`
    const begin = performance.now()
    const over = new AbortController()
    const statuses = new Map<number, number>()
    const flood = async (sender: number) => {
      for (let from = now() - 86_400 * (sender + 1); !over.signal.aborted; from += 1_000) {
        const body = Array.from({ length: 1_000 }, (_, n) => ({ lat: -6.2, lon: 106.8, timestamp: from + n }))
        const { status } = await fetch(`${url}?id=${FLOODED}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        await setTimeout(PAUSE_MS)
      }
    }
    const latencies: number[] = []
    const reportAll = async () => {
      await expect.poll(() => statuses.get(429) ?? 0, { timeout: 60_000 }).toBeGreaterThan(0)
      for (const imei of others) {
        const sent = performance.now()
        const { status } = await fetch(`${url}?id=${imei}&lat=-6.2&lon=106.8&timestamp=${String(now())}`)
        expect(status).toBe(200)
        latencies.push(performance.now() - sent)
      }
    }
    await Promise.all([flood(0), flood(1), reportAll().finally(() => over.abort())])
    const seconds = (performance.now() - begin) / 1_000
    run.child.kill('SIGTERM')
    await run.ended
    const database = await openDatabase(config)
    const rows = await database.query(
      'select from position join device on device.id = device_id where imei = $1',
      [FLOODED],
    )
    await database.close()
    expect(statuses.get(429)).toBeGreaterThan(10)
    expect(rows.length).toBeGreaterThanOrEqual(5_000)
    expect(rows.length).toBeLessThanOrEqual(5_000 + Math.ceil(seconds * 10))
    expect(latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length / 2)]).toBeLessThan(1_000)
  }, 120_000)
})
