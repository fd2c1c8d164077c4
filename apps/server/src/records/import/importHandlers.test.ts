import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { scopeOf } from '../../security/scope.ts'
import { type ImportColumn, planImport } from './checkImport.ts'
import { readReferences } from './importReferences.ts'
import { ImportWriter } from './writeImport.ts'
import { addDepot, type Depot } from '../../testing/TwoDepots.ts'

const columns: ImportColumn[] = ['plate', 'brand', 'type', 'year', 'color', 'depot']
const avanza = (plate: string, ...more: string[]) => [plate, 'toyota', ' Avanza ', ...more]

describe('imports', () => {
  let test: TestApp
  let admin: Caller
  let own: Depot
  let other: Depot

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    own = await addDepot(test, 'C')
    other = await addDepot(test, 'P')
    // The depots of the tests have plates without normalised keys.
    await test.database.query(`update vehicle set number_key = lower(replace(number, ' ', ''))`)
  })
  afterAll(() => test.close())

  async function check(rows: string[][], body: object = {}, caller = admin) {
    const { status, body: answer } = await caller.post('/import/check', {
      kind: 'vehicle',
      columns,
      rows,
      ...body,
    })
    expect(status, JSON.stringify(answer)).toBe(200)
    return answer.data.rows
  }

  /** Imports rows and returns the result. */
  async function run(rows: string[][], body: object = {}, caller = admin) {
    const { status, body: answer } = await caller.post('/import', { kind: 'vehicle', columns, rows, ...body })
    expect(status, JSON.stringify(answer)).toBe(202)
    return ended(answer.data.id, caller)
  }

  async function ended(id: number, caller = admin) {
    for (;;) {
      const { body } = await caller.get(`/import/${id}`)
      if (body.data.state !== 'running') return body.data
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it('say what each row would do, and change nothing', async () => {
    await run([avanza('B 11 AA', '2020', 'Putih')])
    const rows = await check([
      avanza('b11aa', '', 'Hitam'),
      avanza('B 11AA'),
      avanza('B 12 AA', '2021'),
      ['12', 'Toyota', 'Avanza', '1800'],
      ['B 13 AA', 'Toyota', 'Colt'],
    ])
    expect(rows[0]).toEqual({
      state: 'changed',
      faults: [],
      changes: [{ column: 'color', before: 'Putih', after: 'Hitam' }],
    })
    expect(rows[1]).toMatchObject({ state: 'error', faults: [{ column: 'plate' }] })
    expect(rows[2]).toEqual({ state: 'new', faults: [], changes: [] })
    expect(rows[3].faults).toEqual([
      { column: 'plate', message: 'Nopol tidak benar. Contoh: B 1234 ABC.' },
      { column: 'year', message: expect.stringContaining('Tahun harus antara') },
    ])
    expect(rows[4].faults).toEqual([{ column: 'type', message: 'Jenis ini tidak ada pada merk itu.' }])
    const { body } = await admin.get('/vehicle')
    expect(body.data.map(({ number }: { number: string }) => number)).not.toContain('B 12 AA')
  })

  it('store new and changed rows, and list the refused ones', async () => {
    await run([avanza('B 21 AA', '2020', 'Putih')])
    const result = await run([
      avanza('B 21 AA', '', 'Hitam'),
      avanza('b 22 aa', '2021', '', 'depo c'),
      ['22'],
    ])
    expect(result).toMatchObject({ state: 'done', total: 3, done: 3, created: 1, changed: 1, same: 0 })
    expect(result.refused).toEqual([
      { row: 2, faults: expect.arrayContaining([expect.objectContaining({ column: 'plate' })]) },
    ])
    const { body } = await admin.get('/vehicle')
    const of = (plate: string) => body.data.find(({ number }: { number: string }) => number === plate)
    expect(of('B 21 AA')).toMatchObject({ color: 'Hitam', year: 2020 })
    expect(of('B 22 AA')).toMatchObject({ type_id: 901, group_id: own.id })
    expect(await check([avanza('B 21 AA', '2020', 'Hitam')])).toMatchObject([{ state: 'same' }])
  })

  it('write one audit entry for each kind, which the history of each record has', async () => {
    await run([avanza('B 31 AA'), avanza('B 32 AA')])
    const { body } = await admin.get('/vehicle')
    const { id } = body.data.find(({ number }: { number: string }) => number === 'B 32 AA')
    const history = await admin.get(`/audit/vehicle/${id}`)
    expect(history.body.data).toMatchObject([
      { action: 'startImport', changes: [{ field: 'count', after: '2' }] },
    ])
  })

  it('are undone together, and bring back every column', async () => {
    await run([avanza('B 35 AA', '2020', 'Putih')])
    const rows = () =>
      test.database.query("select to_jsonb(vehicle) - 'version' as row from vehicle order by id")
    const before = await rows()
    const { id, change_id } = await run([avanza('B 35 AA', '2021', 'Hitam', 'Depo C'), avanza('B 36 AA')])
    expect(await rows()).not.toEqual(before)
    expect((await admin.post(`/change/${change_id}/undo`)).status).toBe(200)
    expect(await rows()).toEqual(before)
    expect((await admin.get(`/import/${id}`)).body.data.change_id).toBeNull()
  })

  it('store a vehicle with its device and driver in one row', async () => {
    const fleet = {
      kind: 'fleet',
      columns: ['plate', 'brand', 'type', 'imei', 'sim', 'driver', 'phone', 'license', 'depot'],
    }
    const row = [
      'B 41 AA',
      'Toyota',
      'Avanza',
      '35-209900-176148-1',
      '0812-1',
      'Sri Ayu',
      '081234567890',
      '',
      'Depo C',
    ]
    const result = await run([row, ['B 42 AA', 'Toyota', 'Avanza', '', '', 'Tanpa Alat']], fleet)
    expect(result).toMatchObject({ created: 1, refused: [{ row: 1, faults: [{ column: 'imei' }] }] })
    const { body } = await admin.get('/device?include=vehicle,driver')
    expect(body.data).toContainEqual(
      expect.objectContaining({
        imei: '352099001761481',
        name: 'B 41 AA',
        vehicle: expect.objectContaining({ number: 'B 41 AA' }),
        driver: expect.objectContaining({ name: 'Sri Ayu' }),
        group_id: own.id,
      }),
    )
    expect(await check([row], fleet)).toMatchObject([{ state: 'same' }])
    row[5] = 'Supir C'
    row[6] = ''
    expect(await check([row], fleet)).toMatchObject([
      { changes: [{ column: 'driver', before: 'Sri Ayu', after: 'Supir C' }] },
    ])
    expect(await run([row], fleet)).toMatchObject({ changed: 1, refused: [] })
    const periods = await test.database.query(
      `select from device_assignment join device on device.id = device_id where imei_key = '352099001761481'`,
    )
    expect(periods).toHaveLength(2)
  })

  it('store devices and drivers', async () => {
    const device = { kind: 'device', columns: ['imei', 'device', 'plate', 'driver'] }
    const row = ['861230049870555', 'Pelacak Baru', 'b1c', 'supir c']
    expect(await run([row, ['12', 'X', 'B 999 ZZ', 'Entah']], device)).toMatchObject({
      created: 1,
      refused: [{ faults: [{ column: 'imei' }, { column: 'plate' }, { column: 'driver' }] }],
    })
    const driver = { kind: 'driver', columns: ['driver', 'phone', 'license'] }
    expect(
      await run(
        [
          ['Dewi', '0812-3456-7890', '123'],
          ['Dewi', '0812-3456-7891', '124'],
          ['Eko', 'x'],
        ],
        driver,
      ),
    ).toMatchObject({
      created: 2,
      refused: [{ row: 2, faults: [{ column: 'phone' }] }],
    })
    expect(await check([['Dewi']], driver)).toMatchObject([
      { state: 'error', faults: [{ column: 'driver' }] },
    ])
    expect(await check([['Dewi Ayu', '', '123']], driver)).toMatchObject([
      { state: 'changed', changes: [{ column: 'driver', before: 'Dewi', after: 'Dewi Ayu' }] },
    ])
  })

  it('never touch another depot', async () => {
    const rows = [avanza(other.plate), avanza('B 51 AA', '', '', 'Depo P'), avanza('B 52 AA')]
    const result = await run(rows, {}, own.user)
    expect(result).toMatchObject({ created: 1, changed: 0 })
    expect(result.refused).toEqual([
      { row: 0, faults: [{ column: 'plate', message: 'Nopol sudah dipakai.' }] },
      { row: 1, faults: [{ column: 'depot', message: 'Depo ini tidak ada.' }] },
    ])
    const { body } = await own.user.get('/vehicle')
    expect(body.data.map(({ number }: { number: string }) => number)).toEqual(
      expect.arrayContaining(['B 52 AA']),
    )
    const device = { kind: 'device', columns: ['imei', 'device', 'plate'] }
    expect(await check([['861230049870777', 'X', other.plate]], device, own.user)).toMatchObject([
      { faults: [{ column: 'plate' }] },
    ])
  })

  it('leave out rows whose record somebody changed or created after the check, and store the others', async () => {
    await run([avanza('B 91 AA', '2020', 'Putih')])
    const caller: unknown = { signedIn: { userId: admin.userId, groupIds: null }, routeOptions: {} }
    const request = caller as FastifyRequest // oxlint-disable-line typescript/no-unsafe-type-assertion -- the writer needs only the user
    const plates = ['B 91 AA', 'B 92 AA', 'B 93 AA']
    const references = await readReferences(test.database, scopeOf(request), { plates, imeis: [] })
    const rights = { create: true, update: true }
    const rows = plates.map((plate) => avanza(plate, '', 'Hitam'))
    const input = { kind: 'vehicle' as const, columns: [...columns], rows }
    const plans = await planImport(input, references, { vehicle: rights, driver: rights, device: rights })
    await run([avanza('B 91 AA', '', 'Merah'), avanza('B 92 AA')])
    const writer = new ImportWriter(test.database, request, scopeOf(request))
    expect(await writer.write(plans)).toEqual(plans.slice(0, 2))
    expect(writer.created.vehicle).toHaveLength(1)
    expect(await check([avanza('B 91 AA', '', 'Merah'), avanza('B 93 AA', '', 'Hitam')])).toMatchObject([
      { state: 'same' },
      { state: 'same' },
    ])
  })

  it('refuse cells that are longer than the form accepts', async () => {
    expect(await check([avanza('B 95 AA', '', 'x'.repeat(65))])).toMatchObject([
      { faults: [{ column: 'color', message: expect.stringContaining('64') }] },
    ])
  })

  it('need the permission of each row', async () => {
    const creator = await test.signIn(['vehicle.create'])
    await run([avanza('B 61 AA')])
    expect(await check([avanza('B 61 AA', '2020'), avanza('B 62 AA')], {}, creator)).toMatchObject([
      { state: 'error', changes: [], faults: [{ column: 'plate' }] },
      { state: 'new' },
    ])
    const viewer = await test.signIn(['vehicle.list'])
    expect(await run([avanza('B 62 AA')], {}, viewer)).toMatchObject({ created: 0, refused: [{ row: 0 }] })
    expect((await test.anyone.post('/import', { kind: 'vehicle', columns, rows: [[]] })).status).toBe(401)
  })

  it('are hidden from other users, and end when their user cancels them', async () => {
    const { body } = await admin.post('/import', { kind: 'vehicle', columns, rows: [avanza('B 71 AA')] })
    const stranger = await test.signIn()
    expect((await stranger.get(`/import/${body.data.id}`)).status).toBe(404)
    expect((await stranger.delete(`/import/${body.data.id}`)).status).toBe(404)
    expect((await admin.delete(`/import/${body.data.id}`)).status).toBe(200)
    expect((await ended(body.data.id)).state).toMatch(/cancelled|done/)
  })

  it('start once for each Idempotency-Key', async () => {
    const request = {
      method: 'POST' as const,
      url: '/import',
      payload: { kind: 'vehicle', columns, rows: [avanza('B 81 AA')] },
      headers: { 'idempotency-key': 'impor-delapan-satu' },
    }
    const first = await admin.call(request)
    await ended(first.body.data.id)
    const second = await admin.call(request)
    expect(second.body.data.id).toBe(first.body.data.id)
    expect(await ended(second.body.data.id)).toMatchObject({ created: 1, refused: [] })
  })

  it('check and store 10,000 rows in time', async () => {
    const fleet = { kind: 'fleet', columns: ['plate', 'brand', 'type', 'imei', 'driver'] }
    const rows = Array.from({ length: 10_000 }, (_, at) => [
      `D ${1000 + (at % 5000)} ${at < 5000 ? 'ZA' : 'ZB'}`,
      'Toyota',
      'Avanza',
      String(861_230_100_000_000 + at),
      `Pengendara ${at}`,
    ])
    const begin = performance.now()
    expect(await check(rows, fleet)).toHaveLength(10_000)
    const checked = performance.now() - begin
    expect(await run(rows, fleet)).toMatchObject({ created: 10_000, refused: [] })
    const stored = performance.now() - begin - checked
    expect(checked).toBeLessThan(15_000)
    expect(stored).toBeLessThan(60_000)
  }, 120_000)
})
