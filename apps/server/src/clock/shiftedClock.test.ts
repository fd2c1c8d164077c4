import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connectDatabase, type DatabaseConfig } from '../database/openDatabase.ts'
import { writeAudit } from '../audit/writeAudit.ts'
import { createClosedDatabase } from '../testing/createTestDatabase.ts'
import { startProcess } from '../testing/serverProcess.ts'

const RETAIN = fileURLToPath(new URL('../testing/clock/retainOnce.ts', import.meta.url))
const SHIFT = new URL('../testing/clock/shiftClock.ts', import.meta.url).href
const day = 86_400_000

describe('Y04: a process with a shifted clock', () => {
  let config: DatabaseConfig
  let remove: () => Promise<void>
  const isEmbedded = 'dataDir' in inject('template')

  beforeAll(async () => {
    ;({ config, remove } = await createClosedDatabase())
    const database = await connectDatabase(config)
    await database.query(`
      insert into device (name, imei) values ('Ponsel', '861230049702001');
      insert into position (device_id, time, lat, lng) select 1, now() - n * interval '1 day', -6.2, 106.8 from generate_series(0, 40) n;
      insert into device_contact (device_id, protocol, last_contact) values (1, 'gt06', now());
      insert into refused_position (device_id, received_at, reason) select 1, now() - n * interval '1 day', 'zero' from generate_series(0, 40) n;
    `)
    await database.transaction((transaction) => writeAudit(transaction, { command: 'import' }, {}))
    await database.close()
  })
  afterAll(() => remove())

  /** Deletes old data in a process whose clock is shifted; returns the number of rows left in each table. */
  async function retain(shiftMs: number) {
    const started = startProcess(RETAIN, [], {
      NODE_ENV: 'test',
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
      NODE_OPTIONS: `--import ${SHIFT}`,
      CLOCK_SHIFT_MS: String(shiftMs),
    })
    expect(await started.ended, started.output()).toBe(0)
    const result: { process: number; database: number; rows: Record<string, number> } = JSON.parse(
      started.output(),
    )
    expect(Math.abs(result.process - Date.now() - shiftMs)).toBeLessThan(60_000)
    // The embedded database has the clock of the process.
    expect(Math.abs(result.database - Date.now() - (isEmbedded ? shiftMs : 0))).toBeLessThan(60_000)
    const positions = Object.entries(result.rows).filter(([name]) => /^position_(before_)?\d/.test(name))
    const { audit_log: audit = 0, refused_position: refused = 0 } = result.rows
    return { positions: positions.reduce((sum, [, count]) => sum + count, 0), audit, refused }
  }

  it('Y04: deletes nothing 30 days and two years ahead, and what is old by the true clock before and afterwards', async () => {
    const first = await retain(0)
    expect(first).toMatchObject({ audit: 1, refused: 31 })
    expect(first.positions).toBeLessThan(41)
    expect(await retain(30 * day)).toEqual(first)
    expect(await retain(730 * day)).toEqual(first)
    expect(await retain(0)).toEqual(first)
    const ahead = await retain(day)
    expect(ahead).toMatchObject({ audit: 1, refused: 30 })
    expect(await retain(0)).toEqual(ahead)
  }, 120_000)
})
