import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { now, writeRecording } from '../testing/readFixture.ts'
import { importRecording, type ImportOptions } from './importRecording.ts'

const options: ImportOptions = { now, gapMs: 600_000 }
const start = Date.parse('2026-11-20T01:00:00Z')

describe('devices and assignments of an import', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.close())

  async function insert(sql: string, ...params: unknown[]): Promise<number> {
    const [row] = await test.database.query<{ id: number }>(`${sql} returning id`, params)
    return row?.id ?? 0
  }

  const addVehicle = (plate: string) =>
    insert(
      `insert into vehicle (type_id, number, number_key) values ((select min(id) from vehicle_type), $1, lower(replace($1, ' ', '')))`,
      plate,
    )
  const addDriver = (name: string) => insert('insert into driver (name) values ($1)', name)
  async function addDevice(
    name: string,
    imei: string,
    vehicleId: number | null = null,
    driverId: number | null = null,
  ): Promise<number> {
    const id = await insert(
      'insert into device (name, imei, imei_key, vehicle_id, driver_id) values ($1, $2, lower($2), $3, $4)',
      name,
      imei,
      vehicleId,
      driverId,
    )
    // Each test says itself what is known of the past.
    await test.database.query('delete from device_assignment where device_id = $1', [id])
    return id
  }
  const assign = (
    device: number,
    vehicle: number | null,
    driver: number | null,
    from: number,
    to: number | null,
  ) =>
    insert(
      `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, to_at, source)
       values ($1, $2, $3, (select min(id) from fleet_group), to_timestamp($4::float8 / 1000), to_timestamp($5::float8 / 1000), 'form')`,
      device,
      vehicle,
      driver,
      from,
      to,
    )

  /** Writes a drive of ten minutes to the east, with a fix every 30 s. */
  function drive(key: string | null, at = start, lat = -6.2): Promise<string> {
    const rows = Array.from({ length: 21 }, (_, nth) => {
      const time = new Date(at + nth * 30_000).toISOString()
      return `${key === null ? '' : `${key},`}${time},${String(lat)},${String(106.8 + nth * 0.003)},40`
    })
    return writeRecording(
      'a.csv',
      `${key === null ? '' : 'vehicle,'}time,lat,lon,speed\n${rows.join('\n')}\n`,
    )
  }

  const tripsOf = (deviceId: number) =>
    test.database.query(
      `select vehicle_id, driver_id, extract(epoch from start_time)::float8 * 1000 as start from gps_session
       where device_id = $1 order by start_time`,
      [deviceId],
    )
  const countDevices = async () => {
    const [row] = await test.database.query<{ count: number }>('select count(*)::int as count from device')
    return row?.count
  }

  it('F5: gives trips of the past no vehicle and driver of today, and says so', async () => {
    const device = await addDevice(
      'F5 satu',
      '861230000000001',
      await addVehicle('B 5001 LMA'),
      await addDriver('Sopir kini'),
    )
    await assign(device, await addVehicle('B 5002 LMA'), null, start + 86_400_000, null)
    const report = await importRecording(test.database, await drive(null), {
      ...options,
      deviceName: 'F5 satu',
    })
    expect(report.taken.sessions).toBe(1)
    expect(report.assignments).toEqual({ noVehicle: 1, noDriver: 1, kept: 0 })
    expect(await tripsOf(device)).toEqual([{ vehicle_id: null, driver_id: null, start }])
  })

  it('F5: gives trips the assignment of their time', async () => {
    const [then, driver] = [await addVehicle('B 5003 DUA'), await addDriver('Sopir dahulu')]
    const device = await addDevice('F5 dua', '861230000000002', await addVehicle('B 5004 DUA'))
    await assign(device, then, driver, start - 3_600_000, start + 3_600_000)
    await importRecording(test.database, await drive(null), { ...options, deviceName: 'F5 dua' })
    expect(await tripsOf(device)).toEqual([{ vehicle_id: then, driver_id: driver, start }])
  })

  it('F5: --vehicle and --driver fill only the time without an assignment', async () => {
    const [stored, named, driver] = [
      await addVehicle('B 5005 TGA'),
      await addVehicle('B 5006 TGA'),
      await addDriver('Sopir F5'),
    ]
    const device = await addDevice('F5 tiga', '861230000000003')
    await assign(device, stored, null, start - 1_000, start + 700_000)
    await importRecording(test.database, await drive(null), { ...options, deviceName: 'F5 tiga' })
    const later = start + 7_200_000
    const choice = { ...options, deviceName: 'F5 tiga', vehicle: 'b5006 tga', driver: 'sopir f5' }
    const report = await importRecording(test.database, await drive(null, later), choice)
    expect(report.assignments).toEqual({ noVehicle: 0, noDriver: 0, kept: 0 })
    expect(await tripsOf(device)).toEqual([
      { vehicle_id: stored, driver_id: null, start },
      { vehicle_id: named, driver_id: driver, start: later },
    ])
    const rows = await test.database.query(
      `select vehicle_id, driver_id, source, extract(epoch from from_at)::float8 * 1000 as "from", extract(epoch from to_at)::float8 * 1000 as "to"
       from device_assignment where device_id = $1 order by from_at`,
      [device],
    )
    expect(rows).toEqual([
      { vehicle_id: stored, driver_id: null, source: 'form', from: start - 1_000, to: start + 700_000 },
      { vehicle_id: named, driver_id: driver, source: 'import', from: later, to: later + 600_001 },
    ])
    const other = { ...choice, vehicle: String(stored), overlap: 'keep' } as const
    const again = await importRecording(test.database, await drive(null, later + 15_000), other)
    expect(again.assignments).toMatchObject({ kept: 1 })
    expect(
      await test.database.query('select from device_assignment where device_id = $1', [device]),
    ).toHaveLength(3)
  })

  it('F7: stops at a trip that overlaps a stored one, and names it', async () => {
    const vehicle = await addVehicle('B 7001 TMP')
    const [one, two] = [
      await addDevice('F7 satu', '861230000000004', vehicle),
      await addDevice('F7 dua', '861230000000005', vehicle),
    ]
    await assign(one, vehicle, null, start - 1_000, start + 3_600_000)
    await assign(two, vehicle, null, start - 1_000, start + 3_600_000)
    await importRecording(test.database, await drive(null), { ...options, deviceName: 'F7 satu' })
    for (const deviceName of ['F7 satu', 'F7 dua']) {
      // oxlint-disable-next-line no-await-in-loop -- one import after the other
      await expect(
        importRecording(test.database, await drive(null, start + 500), { ...options, deviceName }),
      ).rejects.toThrow(/1 perjalanan di berkas ini tumpang tindih[^]*F7 satu[^]*--overlap skip/)
    }
    expect(await tripsOf(one)).toHaveLength(1)
    expect(await tripsOf(two)).toHaveLength(0)
    const skipped = await importRecording(test.database, await drive(null, start + 500), {
      ...options,
      deviceName: 'F7 dua',
      overlap: 'skip',
    })
    expect(skipped).toMatchObject({
      taken: { sessions: 0 },
      overlapping: { skipped: 1, skippedPoints: 21 },
      run: null,
    })
    const kept = await importRecording(test.database, await drive(null, start + 500), {
      ...options,
      deviceName: 'F7 dua',
      overlap: 'keep',
    })
    expect(kept).toMatchObject({ taken: { sessions: 1 }, overlapping: { kept: 1 } })
  })

  it('F7: a trip of another vehicle at the same time is no overlap', async () => {
    const [one, two] = [await addVehicle('B 7002 TMP'), await addVehicle('B 7003 TMP')]
    await addDevice('F7 tiga', '861230000000006', one)
    await addDevice('F7 empat', '861230000000007', two)
    for (const plate of ['B 7002 TMP', 'B 7003 TMP']) {
      // oxlint-disable-next-line no-await-in-loop -- one import after the other
      const report = await importRecording(test.database, await drive(plate), options)
      expect(report).toMatchObject({ taken: { sessions: 1, newDevices: 0 }, assignments: { noVehicle: 0 } })
    }
  })

  it('F13: finds a device by its name', async () => {
    const [device, before] = [await addDevice('Pelacak Nama Ada', '861230000000008'), await countDevices()]
    await importRecording(test.database, await drive('pelacak nama ada'), { ...options, create: true })
    expect(await tripsOf(device)).toHaveLength(1)
    expect(await countDevices()).toBe(before)
  })

  it('F13: finds the device that the vehicle of a plate had at the time of the points', async () => {
    const [plate, other] = [await addVehicle('B 7007 PLT'), await addVehicle('B 7008 PLT')]
    const then = await addDevice('PLT dahulu', '861230000000009', other)
    const today = await addDevice('PLT kini', '861230000000010', plate)
    const moved = start - 5 * 86_400_000
    await assign(then, plate, null, moved - 86_400_000, moved)
    await assign(then, other, null, moved, null)
    await assign(today, plate, null, moved, null)
    for (const [key, at] of [
      ['b-7007-plt', moved - 3_600_000],
      ['B 7007 PLT', start],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one import after the other
      await importRecording(test.database, await drive(key, at), { ...options, create: true })
    }
    expect(await tripsOf(then)).toEqual([{ vehicle_id: plate, driver_id: null, start: moved - 3_600_000 }])
    expect(await tripsOf(today)).toEqual([{ vehicle_id: plate, driver_id: null, start }])
  })

  it('F13: refuses a name that means several devices, and names them', async () => {
    await addDevice('Truk Kembar', '861230000000011')
    const ghost = await addDevice('Truk Kembar', 'Truk Kembar')
    await expect(importRecording(test.database, await drive('Truk Kembar'), options)).rejects.toThrow(
      /dapat berarti 2 perangkat: "Truk Kembar" \(IMEI 861230000000011, #\d+\), "Truk Kembar" \(IMEI Truk Kembar/,
    )
    const deviceName = `#${String(ghost)}`
    await importRecording(test.database, await drive(null), { ...options, deviceName })
    expect(await tripsOf(ghost)).toHaveLength(1)
  })

  it('F13: makes a device only with --create', async () => {
    const before = await countDevices()
    const path = await drive('Belum Ada')
    await expect(importRecording(test.database, path, options)).rejects.toThrow(
      /nopol "Belum Ada"[^]*--create/,
    )
    await expect(
      importRecording(test.database, await drive(null), { ...options, create: true, deviceName: '#98765' }),
    ).rejects.toThrow('#98765')
    expect(await countDevices()).toBe(before)
    const report = await importRecording(test.database, path, { ...options, create: true })
    expect(report.taken).toMatchObject({ newDevices: 1, sessions: 1 })
  })

  it('F13: a new device for a known plate drives that vehicle', async () => {
    const vehicle = await addVehicle('B 7010 PLT')
    await expect(importRecording(test.database, await drive('B 7010 PLT'), options)).rejects.toThrow(
      '--create',
    )
    await importRecording(test.database, await drive('B 7010 PLT'), { ...options, create: true })
    const trips = await test.database.query('select from gps_session where vehicle_id = $1', [vehicle])
    expect(trips).toHaveLength(1)
  })

  it('F13: refuses a name with letters that could not be decoded', async () => {
    const path = await drive('Truk Caf\uFFFD 07')
    await expect(importRecording(test.database, path, { ...options, create: true })).rejects.toThrow(
      'tidak terbaca',
    )
  })

  it('F5: refuses a vehicle or driver that does not exist', async () => {
    const path = await drive('861230000000001', start - 40 * 86_400_000)
    await expect(importRecording(test.database, path, { ...options, vehicle: 'Z 1' })).rejects.toThrow(
      '--vehicle',
    )
    await expect(importRecording(test.database, path, { ...options, driver: 'Tak ada' })).rejects.toThrow(
      '--driver',
    )
  })
})
