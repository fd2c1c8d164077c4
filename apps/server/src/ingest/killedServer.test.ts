import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseConfig, openDatabase } from '../database/openDatabase.ts'
import { createClosedDatabase } from '../testing/createTestDatabase.ts'
import { address, killProcesses, SERVER, startProcess } from '../testing/serverProcess.ts'

const IMEI = '861230049900001'
const start = Math.floor(Date.now() / 1_000) - 3_600

describe('a server that is killed', () => {
  let config: DatabaseConfig
  let remove: () => Promise<void>

  beforeAll(async () => {
    ;({ config, remove } = await createClosedDatabase())
    await ask(`insert into device (name, imei) values ('Uji', '${IMEI}')`)
  })
  afterEach(killProcesses)
  afterAll(() => remove())

  async function ask<Row>(text: string): Promise<Row[]> {
    const database = await openDatabase(config)
    try {
      return await database.query<Row>(text)
    } finally {
      await database.close()
    }
  }

  it('has stored every acknowledged position', async () => {
    const run = startProcess(SERVER, [], {
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
    })
    const base = await address(run)
    const acknowledged = new Set<number>()
    let next = start
    const send = async () => {
      for (;;) {
        const time = (next += 1)
        const url = `${base}/api/v1/ingest/osmand?id=${IMEI}&lat=-6.2&lon=106.8&timestamp=${String(time)}`
        const answer = await fetch(url).catch(() => null)
        if (answer === null) return
        expect(answer.status).toBe(200)
        acknowledged.add(time)
        if (acknowledged.size === 100) run.child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 8 }, send))
    await run.ended
    const rows = await ask<{ time: Date }>('select time from position')
    const stored = new Set(rows.map(({ time }) => time.getTime() / 1_000))
    expect(acknowledged.size).toBeGreaterThanOrEqual(100)
    expect([...acknowledged].filter((time) => !stored.has(time))).toEqual([])
    const [last] = await ask<{ time: Date }>('select time from last_position')
    expect(last?.time.getTime()).toBe(Math.max(...stored) * 1_000)
  }, 90_000)
})
