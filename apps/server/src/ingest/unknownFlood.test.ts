import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { login } from '../testing/trackers/testPackets.ts'
import { TestTrackers } from '../testing/trackers/TestTrackers.ts'
import { buildOsmandApp } from './osmand/buildOsmandApp.ts'
import { PositionIntake } from './PositionIntake.ts'

const gt06 = new TestTrackers()
const attacker = '203.0.113.66'

let test: TestApp
let person: Caller
let intake: PositionIntake
let phones: FastifyInstance
let now = Date.now()

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn()
  intake = new PositionIntake(test.database, { positionDays: 30, now: () => now })
  phones = buildOsmandApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), intake)
})
afterAll(async () => {
  await gt06.close()
  await phones.close()
  await intake.close()
  await test.close()
})
beforeEach(async () => {
  now += 3_600_000
  await test.database.query('delete from unknown_device')
})

/** Sends positions to the port for phones and gateways; returns the HTTP status. */
async function report(network: string, ...imeis: string[]) {
  const payload = imeis.map((id) => ({ id, lat: -6.2, lon: 106.8, timestamp: Math.floor(now / 1_000) }))
  const { statusCode } = await phones.inject({ method: 'POST', url: '/', payload, remoteAddress: network })
  return statusCode
}

let made = 0
function inventImeis(count: number): string[] {
  return Array.from({ length: count }, () => String(350_000_000_000_000 + (made += 1)))
}

async function listUnknown(): Promise<{ imei: string; protocol: string; count: number }[]> {
  return (await person.get('/ingest/unknown')).body.data
}
const imeisOf = (rows: { imei: string }[]) => rows.map(({ imei }) => imei)

describe('X13 a flood of invented IMEIs', () => {
  it('a flood from phones writes 20 rows a minute and blocks no other network', async () => {
    expect(await report('198.51.100.7', '861230049870001')).toBe(404)
    for (let n = 0; n < 4; n += 1) await report(attacker, ...inventImeis(2_500))
    expect(await report(attacker, ...inventImeis(1))).toBe(429)
    expect(await report('2001:db8::7', '861230049870002')).toBe(404)
    const rows = await listUnknown()
    expect(rows).toHaveLength(22)
    expect(imeisOf(rows)).toEqual(expect.arrayContaining(['861230049870001', '861230049870002']))
  })

  it('a flood from one IPv6 network counts as one sender', async () => {
    for (let n = 0; n < 30; n += 1) await report(`2001:db8:0:7::${n.toString(16)}`, ...inventImeis(10))
    expect(await listUnknown()).toHaveLength(20)
  })

  it('a flood from GT06 trackers writes 20 rows a minute', async () => {
    const { port } = await gt06.start(intake)
    for (const imei of inventImeis(30)) {
      const tracker = await gt06.connect(port)
      tracker.send(login(imei, 1))
      await tracker.closed
    }
    const rows = await listUnknown()
    expect(rows).toHaveLength(20)
    expect(new Set(rows.map(({ protocol }) => protocol))).toEqual(new Set(['gt06']))
  })

  it('a flood leaves at most 200 rows of its network, including the devices that still report', async () => {
    await report('198.51.100.7', '861230049870001')
    await report(attacker, '861230049870002')
    for (let minute = 0; minute < 30; minute += 1) {
      now += 60_000
      await report(attacker, ...inventImeis(20), '861230049870002')
    }
    const rows = await listUnknown()
    expect(rows).toHaveLength(201)
    expect(imeisOf(rows)).toContain('861230049870001')
    expect(rows.find(({ imei }) => imei === '861230049870002')?.count).toBe(31)
  })

  it('a flood from many networks deletes rows of the networks that have the most rows', async () => {
    await report('198.51.100.7', '861230049870001')
    now += 3_600_000
    // Afterwards the planner expects few rows.
    await test.database.query('analyze unknown_device')
    await test.database.query(
      `insert into unknown_device (imei, protocol, network, last_seen)
       select n::text, 'osmand', (n % 100)::text, to_timestamp($1::float8 / 1000)
       from generate_series(1, 10000) as n`,
      [now],
    )
    expect(await report('198.51.100.8', '861230049870003')).toBe(404)
    const rows = await listUnknown()
    expect(rows).toHaveLength(10_000)
    expect(imeisOf(rows)).toEqual(expect.arrayContaining(['861230049870001', '861230049870003']))
    // An installer sees where a tracker comes from.
    expect(rows.find(({ imei }) => imei === '861230049870003')).toMatchObject({ network: '198.51.100.8' })
  })
})
