import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import type { Database } from '../database/Database.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { type TrackerReport, UnknownDeviceError } from './Intake.ts'
import { PositionIntake } from './PositionIntake.ts'

const IMEI = '861230049870001'

let test: TestDatabase
let other: Database
let servers: PositionIntake[] = []
let now = Math.ceil(Date.now() / 60_000) * 60_000

beforeAll(async () => {
  test = await createTestDatabase()
  // An embedded database can be opened only once, so in that case both servers share it.
  other = test.config.databaseUrl ? await openDatabase(test.config) : test.database
})
afterAll(async () => {
  if (other !== test.database) await other.close()
  await test.close()
})
beforeEach(async () => {
  now += 3_600_000
  await test.database.query('delete from unknown_device')
  servers = [test.database, other].map(
    (database) => new PositionIntake(database, { positionDays: 30, now: () => now }),
  )
  return async () => void (await Promise.all(servers.map((server) => server.close())))
})

/**
 * Sends a report of an unknown tracker to one of the two servers. Returns null if the server counted the report.
 * Otherwise returns how many seconds the tracker must wait until the server counts a report of it again.
 */
async function report(server: number, imei: string, network = '203.0.113.66'): Promise<number | null> {
  const sent: TrackerReport = { imei, protocol: 'osmand', positions: [], battery: null, network }
  try {
    await servers[server]?.accept(sent)
  } catch (error) {
    if (error instanceof UnknownDeviceError) return error.retryAfter
    throw error
  }
  throw new Error('The device is registered.')
}

async function countOf(imei: string): Promise<number> {
  const [row] = await test.database.query<{ count: number }>(
    'select count::int as count from unknown_device where imei = $1',
    [imei],
  )
  return row?.count ?? 0
}

describe('an unknown device that reports to two servers', () => {
  it('an unknown device that reports to two servers is counted once a minute', async () => {
    expect(await report(0, IMEI)).toBeNull()
    now += 20_000
    expect(await report(1, IMEI)).toBe(40)
    expect(await countOf(IMEI)).toBe(1)
    now += 40_000
    expect(await report(1, IMEI)).toBeNull()
    now += 10_000
    expect(await report(0, IMEI)).toBe(50)
    expect(await countOf(IMEI)).toBe(2)
  })

  it('unknown devices of one network share one limit on two servers', async () => {
    const imeis = Array.from({ length: 30 }, (_, n) => String(350_000_000_000_000 + n))
    await Promise.all(imeis.map((imei, n) => report(n % 2, imei)))
    expect(await test.database.query('select from unknown_device')).toHaveLength(20)
    expect(await report(0, IMEI, '198.51.100.7')).toBeNull()
    now += 60_000
    await Promise.all(imeis.map((imei, n) => report((n + 1) % 2, imei)))
    expect(await test.database.query('select from unknown_device')).toHaveLength(31)
  })
})
