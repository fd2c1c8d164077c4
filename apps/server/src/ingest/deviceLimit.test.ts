import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { TestTrackers } from '../testing/trackers/TestTrackers.ts'
import { heartbeat, location, login } from '../testing/trackers/testPackets.ts'
import { DeviceBudgets } from './DeviceBudgets.ts'
import { DeviceLimitError, type TrackerReport } from './Intake.ts'
import { PositionIntake } from './PositionIntake.ts'

const start = Date.now() - 86_400_000

let test: TestApp
let person: Caller

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn()
})
afterAll(() => test.close())

let made = 0
async function makeDevice(): Promise<{ id: number; imei: string }> {
  made += 1
  const imei = `8612300499${String(made).padStart(5, '0')}`
  const [row] = await test.database.query<{ id: number }>(
    'insert into device (name, imei) values ($1, $1) returning id',
    [imei],
  )
  return { id: row?.id ?? 0, imei }
}

async function countPositions(id: number): Promise<number> {
  const rows = await test.database.query('select from position where device_id = $1', [id])
  return rows.length
}

function report(imei: string, from: number, count: number, place = { lat: -6.2, lng: 106.8 }): TrackerReport {
  const rest = { speed: 40, heading: 0, altitude: null, accuracy: 5, battery: null, valid: true }
  return {
    imei,
    protocol: 'osmand',
    positions: Array.from({ length: count }, (_, n) => ({
      ...place,
      ...rest,
      time: start + (from + n) * 1_000,
    })),
  }
}

/** An intake that stores 20 positions of a device at once and then one a second, by the clock of the test. */
function limitedIntake(
  rate = { perSecond: 1, holdS: [10, 60] as readonly [number, number] },
  now?: () => number,
) {
  const clock = { ms: 0 }
  const budgets = new DeviceBudgets({ burst: 20, ...rate }, now ?? (() => clock.ms))
  return { intake: new PositionIntake(test.database, { positionDays: 30, budgets }), clock }
}

const gt06 = new TestTrackers()
afterEach(() => gt06.close())

const contactOf = async (id: number) => (await person.get(`/device/${id}/contact`)).body.data

/** Sends positions of these seconds after the start as one request of a phone. */
const send = (imei: string, from: number, count: number) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/ingest/osmand?id=${imei}`,
    payload: Array.from({ length: count }, (_, n) => ({
      lat: -6.2,
      lon: 106.8,
      timestamp: Math.floor(start / 1000) + from + n,
    })),
  })

describe('the limit of a device', () => {
  it('Y08: a phone that floods gets 429, and Kontak tells how many positions were limited', async () => {
    const { id, imei } = await makeDevice()
    const replies = []
    for (let from = 0; from < 8_000; from += 2_000) replies.push(await send(imei, from, 2_000))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429])
    for (const { headers } of replies.slice(2)) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    const stored = await countPositions(id)
    expect(stored).toBeGreaterThanOrEqual(5_000)
    expect(stored).toBeLessThan(5_500)
    expect(await contactOf(id)).toMatchObject({ accepted: stored, limited: 6_000 - stored, refused: [] })
  })

  it('Y08: a report over the limit is cut, and stored whole after it was sent again', async () => {
    const { id, imei } = await makeDevice()
    const { intake, clock } = limitedIntake()
    let waits = 0
    for (;;) {
      const refusal = await intake.accept(report(imei, 0, 300)).catch((error: unknown) => error)
      if (refusal === undefined) break
      if (!(refusal instanceof DeviceLimitError)) throw refusal
      const stored = await countPositions(id)
      expect(stored).toBeGreaterThan(waits * 10)
      waits += 1
      clock.ms += refusal.retryAfter * 1_000
    }
    expect(waits).toBeLessThan(30)
    expect(await countPositions(id)).toBe(300)
    await intake.close()
  })

  it('Y08: positions that are refused or repeated do not count, and other devices are not limited', async () => {
    const [busy, other] = [await makeDevice(), await makeDevice()]
    const { intake } = limitedIntake()
    await intake.accept(report(busy.imei, 0, 20))
    const wrong = report(busy.imei, 20, 50, { lat: 0, lng: 0 })
    for (let round = 0; round < 5; round += 1) {
      await intake.accept(report(busy.imei, 0, 20))
      await intake.accept(wrong)
    }
    const replies = await Promise.allSettled([
      intake.accept(report(busy.imei, 100, 1)),
      intake.accept({ ...report(busy.imei, 0, 0), battery: 50 }),
      intake.accept(report(other.imei, 0, 20)),
    ])
    expect(replies.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect([await countPositions(busy.id), await countPositions(other.id)]).toEqual([20, 20])
    // While the device must wait, its heartbeats are still stored.
    await intake.accept({ ...report(busy.imei, 0, 0), battery: 51 })
    expect(await contactOf(busy.id)).toMatchObject({ limited: 1, repeated: 100, battery: { percent: 51 } })
    await intake.close()
  })

  it('Y08: a report before the cut is acknowledged, and one that repeats a cut position is not', async () => {
    const { id, imei } = await makeDevice()
    const { intake } = limitedIntake()
    const sent = [report(imei, 0, 15), report(imei, 15, 15), report(imei, 29, 1)]
    const replies = await Promise.allSettled(sent.map((one) => intake.accept(one)))
    expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await countPositions(id)).toBe(20)
    await intake.close()
  })

  it('Y08: positions that are turned away during the wait are counted with the next batch', async () => {
    const { id, imei } = await makeDevice()
    const { intake, clock } = limitedIntake()
    await expect(intake.accept(report(imei, 0, 30))).rejects.toThrow(DeviceLimitError)
    await expect(intake.accept(report(imei, 30, 40))).rejects.toThrow(DeviceLimitError)
    expect(await contactOf(id)).toMatchObject({ accepted: 20, limited: 10 })
    clock.ms += 10_000
    await intake.accept(report(imei, 20, 5))
    expect(await contactOf(id)).toMatchObject({ accepted: 25, limited: 50 })
    await intake.close()
  })

  it('Y08: a GT06 tracker over its limit gets the acknowledgement later', async () => {
    const { id, imei } = await makeDevice()
    const { intake } = limitedIntake({ perSecond: 100, holdS: [0.05, 0.1] }, () => performance.now())
    const tracker = await gt06.connect((await gt06.start(intake)).port)
    const time = (n: number) => new Date(Math.floor(start / 1_000) * 1_000 + n * 1_000)
    tracker.send(
      login(imei, 1),
      ...Array.from({ length: 60 }, (_, n) => location({ time: time(n) }, n + 2)),
      heartbeat(3, 62),
    )
    const begin = performance.now()
    expect(await tracker.acknowledgements(62)).toHaveLength(62)
    // 20 at once, and the other 40 at 100 a second.
    expect(performance.now() - begin).toBeGreaterThan(300)
    expect(await countPositions(id)).toBe(60)
    await gt06.close()
    await intake.close()
  })
})

describe('DeviceBudgets', () => {
  it('Y08: never lets a device store more than its burst and its rate', () => {
    const rate = { perSecond: 10, burst: 50, holdS: [10, 60] as const }
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.nat(100)), { maxLength: 60 })
    fc.assert(
      fc.property(steps, (all) => {
        let now = 0
        let stored = 0
        const budgets = new DeviceBudgets(rate, () => now)
        for (const [ms, wanted] of all) {
          now += ms
          const count = Math.min(wanted, budgets.left(1))
          budgets.spend(1, count)
          stored += count
          expect(budgets.left(1)).toBeGreaterThanOrEqual(0)
        }
        expect(stored).toBeLessThanOrEqual(rate.burst + (now / 1_000) * rate.perSecond)
        now += 5_000
        expect(budgets.left(1)).toBeGreaterThanOrEqual(49)
      }),
    )
  })
})
