import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Queryable } from '../database/Database.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { IntakeFullError, type ReportedPosition, type TrackerReport, UnknownDeviceError } from './Intake.ts'
import { PositionIntake } from './PositionIntake.ts'

let test: TestApp
let person: Caller
const start = Date.now() - 3_600_000

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn()
})
afterAll(() => test.close())

/** Returns a position `seconds` after the start. It lies further north with each second. */
function position(seconds: number, part: Partial<ReportedPosition> = {}): ReportedPosition {
  const place = { lat: -6.2 + seconds / 10_000, lng: 106.8, accuracy: 5, altitude: null }
  return {
    time: start + seconds * 1_000,
    ...place,
    speed: 40,
    heading: 0,
    battery: null,
    valid: true,
    ...part,
  }
}

function report(imei: string, ...positions: ReportedPosition[]): TrackerReport {
  return { imei, protocol: 'osmand', positions }
}

let made = 0
async function makeDevice(): Promise<{ id: number; imei: string }> {
  made += 1
  const imei = `8612300498${String(made).padStart(5, '0')}`
  const [row] = await test.database.query<{ id: number }>(
    'insert into device (name, imei) values ($1, $1) returning id',
    [imei],
  )
  return { id: row?.id ?? 0, imei }
}

async function lastOf(id: number) {
  const [row] = await test.database.query<{ time: Date; lat: number; status: string }>(
    'select time, lat, status from last_position where device_id = $1',
    [id],
  )
  return row && { seconds: (row.time.getTime() - start) / 1_000, status: row.status }
}

async function countPositions(id: number): Promise<number> {
  const rows = await test.database.query('select from position where device_id = $1', [id])
  return rows.length
}

const contactOf = async (id: number) => (await person.get(`/device/${id}/contact`)).body.data

/** Wraps the database: a statement fails with the error that `fail` returns for it. */
function failing(fail: (text: string, params: readonly unknown[]) => Error | undefined): Database {
  const faulty = (through: Queryable): Queryable => ({
    async query<Row>(text: string, params?: readonly unknown[]) {
      const error = fail(text, params ?? [])
      if (error) throw error
      return through.query<Row>(text, params)
    },
  })
  return {
    ...faulty(test.database),
    transaction: (work) => test.database.transaction((transaction) => work(faulty(transaction))),
    close: async () => undefined,
  }
}

describe('a report', () => {
  it('a report is stored, and updates the last position and the contact data of its device', async () => {
    const { id, imei } = await makeDevice()
    await test.intake.accept({ ...report(imei, position(0), position(5, { battery: 81 })), protocol: 'gt06' })
    await test.intake.accept({ imei, protocol: 'osmand', positions: [], battery: 80 })
    expect(await countPositions(id)).toBe(2)
    expect(await lastOf(id)).toEqual({ seconds: 5, status: 'Bergerak' })
    expect(await contactOf(id)).toMatchObject({ protocol: 'osmand', accepted: 2, battery: { percent: 80 } })
    const [work] = await test.database.query('select from_time from trip_work where device_id = $1', [id])
    expect(work).toEqual({ from_time: new Date(start) })
  })

  it('a late or repeated position is counted and does not replace the last position', async () => {
    const { id, imei } = await makeDevice()
    await test.intake.accept(report(imei, position(60), position(60)))
    await test.intake.accept(report(imei, position(10), position(60), position(30)))
    expect(await lastOf(id)).toMatchObject({ seconds: 60 })
    expect(await contactOf(id)).toMatchObject({ accepted: 3, late: 2, repeated: 2, refused: [] })
    const [work] = await test.database.query('select from_time from trip_work where device_id = $1', [id])
    expect(work).toEqual({ from_time: new Date(start + 10_000) })
  })

  it('a report with refused positions is acknowledged, and the positions are counted by reason', async () => {
    const { id, imei } = await makeDevice()
    const wrong = [
      position(0, { lat: 0, lng: 0 }),
      position(1, { time: 0 }),
      position(2, { time: -1e18, lat: NaN }),
      position(3, { valid: false }),
    ]
    await test.intake.accept(
      report(imei, ...wrong, ...Array.from({ length: 30 }, () => position(4, { lat: 1e99 }))),
    )
    const contact = await contactOf(id)
    expect(contact).toMatchObject({ accepted: 0, last_contact: expect.any(String) })
    expect(contact.refused).toEqual([
      { reason: 'out_of_range', count: 30 },
      { reason: 'no_time', count: 2 },
      { reason: 'no_fix', count: 1 },
      { reason: 'zero', count: 1 },
    ])
    expect(contact.latest_refused).toHaveLength(20)
    expect(await lastOf(id)).toBeUndefined()
  })

  it('reports of two vehicles with one IMEI mark the contact data of the device as mixed', async () => {
    const { id, imei } = await makeDevice()
    const two = Array.from({ length: 12 }, (_, n) => [
      position(n * 10),
      position(n * 10 + 5, { lng: 107.8 }),
    ]).flat()
    for (const part of [two.slice(0, 5), two.slice(5)]) await test.intake.accept(report(imei, ...part))
    expect(await contactOf(id)).toMatchObject({ accepted: 24, spikes: 11, mixed: true })
    expect(await lastOf(id)).toMatchObject({ seconds: 110 })
  })

  it('a report of a simulated or unknown device is not stored', async () => {
    const { id, imei } = await makeDevice()
    await test.database.query('update device set simulated = true where id = $1', [id])
    await expect(test.intake.accept(report(imei, position(0)))).rejects.toThrow(UnknownDeviceError)
    await expect(test.intake.accept(report('\u0000', position(0)))).rejects.toThrow(UnknownDeviceError)
    expect(await countPositions(id)).toBe(0)
  })
})

describe('an unknown device', () => {
  it('an unknown device is counted once a minute, and accepted once it is registered', async () => {
    let now = Date.now()
    const intake = new PositionIntake(test.database, { positionDays: 30, now: () => now })
    const ask = async () => {
      const answer: unknown = await intake
        .accept(report('861230049999999\n', position(0)))
        .catch((error) => error)
      return answer instanceof UnknownDeviceError ? answer.retryAfter : answer
    }
    const listed = async () => (await person.get('/ingest/unknown')).body.data
    expect(await Promise.all([ask(), ask()])).toEqual([null, null])
    now += 20_000
    expect([await ask(), await ask()]).toEqual([40, 40])
    now += 41_000
    expect(await ask()).toBeNull()
    expect(await listed()).toMatchObject([{ imei: '861230049999999', protocol: 'osmand', count: 2 }])
    now += 1_001
    await test.database.query(`insert into device (name, imei) values ('Baru', '861230049999999')`)
    expect(await ask()).toBeUndefined()
    expect(await listed()).toEqual([])
    await intake.close()
  })
})

describe('PositionIntake', () => {
  it('stores the reports of two servers without a deadlock', async () => {
    const devices = await Promise.all(Array.from({ length: 12 }, makeDevice))
    const intakes = [0, 1].map(() => new PositionIntake(test.database, { positionDays: 30 }))
    const limit = 40
    const reports = intakes.flatMap((intake, server) =>
      Array.from({ length: limit }, (_, n) =>
        devices
          .toSorted(() => (n % 2) - 0.5)
          .map(
            ({ imei }) =>
              () =>
                intake.accept(report(imei, position(n * 2 + server), position(n))),
          ),
      ).flat(),
    )
    await Promise.all(reports.map((send) => send()))
    for (const { id } of devices) {
      expect(await countPositions(id)).toBe(limit * 2)
      expect(await lastOf(id)).toMatchObject({ seconds: limit * 2 - 1 })
    }
    await Promise.all(intakes.map((intake) => intake.close()))
  })

  it('rolls back a batch whichever statement fails', async () => {
    const { id, imei } = await makeDevice()
    let failures = 0
    for (let nth = 1; ; nth += 1) {
      let statement = 0
      const database = failing(() => (++statement === nth ? new Error('disk full') : undefined))
      const intake = new PositionIntake(database, { positionDays: 30 })
      const sent = await intake.accept(report(imei, position(0), position(1, { lat: 0, lng: 0 }))).then(
        () => true,
        () => false,
      )
      if (sent) break
      failures += 1
      expect(await countPositions(id)).toBe(0)
      expect(await contactOf(id)).toMatchObject({ last_contact: null, accepted: 0, latest_refused: [] })
    }
    expect(failures).toBeGreaterThan(5)
    expect(await countPositions(id)).toBe(1)
  })

  describe('X37 while the database is unavailable', () => {
    const gone = (code: string) => Object.assign(new Error('gone'), { code })

    it.each(['57P01', '55P03'])('stores the whole batch once the database is back (%s)', async (code) => {
      const devices = await Promise.all([makeDevice(), makeDevice()])
      let failures = 2
      const begins: number[] = []
      const database = failing((text, [imeis]) => {
        if (!Array.isArray(imeis) || !text.includes('for key share')) return undefined
        begins.push(imeis.length)
        return failures-- > 0 ? gone(code) : undefined
      })
      const intake = new PositionIntake(database, { positionDays: 30 })
      await Promise.all(devices.map(({ imei }) => intake.accept(report(imei, position(0)))))
      expect(begins).toEqual([2, 2, 2])
      for (const { id } of devices) expect(await countPositions(id)).toBe(1)
    })

    it('rejects waiting reports at the time limit, and rejects new reports at once', async () => {
      const { id, imei } = await makeDevice()
      let isAway = true
      let tries = 0
      const database = failing(() => (isAway && (tries += 1) ? gone('57P01') : undefined))
      const intake = new PositionIntake(database, { positionDays: 30, waitForDatabaseMs: 300 })
      await expect(intake.accept(report(imei, position(0)))).rejects.toThrow('gone')
      expect(tries).toBe(2)
      await expect(intake.accept(report(imei, position(1)))).rejects.toThrow('gone')
      expect(tries).toBe(3)
      isAway = false
      await intake.accept(report(imei, position(2)))
      expect(await countPositions(id)).toBe(1)
    })

    it('an unavailable database does not block the shutdown', async () => {
      const { imei } = await makeDevice()
      const intake = new PositionIntake(
        failing(() => gone('57P01')),
        { positionDays: 30 },
      )
      const sent = Promise.allSettled([intake.accept(report(imei, position(0)))])
      await intake.close()
      expect(await sent).toMatchObject([{ status: 'rejected' }])
    })
  })

  it('stores the other reports of a batch when the database rejects one report', async () => {
    const [good, bad] = [await makeDevice(), await makeDevice()]
    const refusal = new Error('this one')
    const refuse = (_: string, params: readonly unknown[]) =>
      Array.isArray(params[0]) && params[0].includes(bad.imei) ? refusal : undefined
    const intake = new PositionIntake(failing(refuse), { positionDays: 30 })
    const sent = [good, bad, good].map(({ imei }, n) => intake.accept(report(imei, position(n))))
    expect((await Promise.allSettled(sent)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect([await countPositions(good.id), await countPositions(bad.id)]).toEqual([2, 0])
  })

  it('rejects reports above its limits and after close', async () => {
    const { id, imei } = await makeDevice()
    const limits = { all: 100, device: 2, batch: 2 }
    const intake = new PositionIntake(test.database, { positionDays: 30, limits })
    const sent = [0, 1, 2].map((n) => intake.accept(report(imei, position(n))))
    await expect(sent[2]).rejects.toMatchObject({ retryAfter: 5 })
    await intake.close()
    expect(await countPositions(id)).toBe(2)
    await expect(intake.accept(report(imei, position(5)))).rejects.toThrow(IntakeFullError)
  })
})

describe('the count of a batch', () => {
  it('the count of a batch includes only the positions that are stored', async () => {
    const { imei } = await makeDevice()
    const counts: number[] = []
    const onBatch = ({ positions }: { positions: number }) => void counts.push(positions)
    const intake = new PositionIntake(test.database, { positionDays: 30, now: () => start, onBatch })
    const sent = [report(imei, position(0), position(5)), report('stranger', position(0))]
    await Promise.allSettled(sent.map((one) => intake.accept(one)))
    const broken = failing(() => new Error('broken'))
    const second = new PositionIntake(broken, { positionDays: 30, now: () => start, onBatch })
    await second.accept(report(imei, position(9))).catch(() => undefined)
    await Promise.all([intake.close(), second.close()])
    expect(counts).toEqual([2, 0])
  })
})
