import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { fixturePath, now, writeRecording } from '../testing/readFixture.ts'
import { MAX_TRIPS } from './RecordingError.ts'
import { importRecording, type ImportOptions } from './importRecording.ts'

const options: ImportOptions = { now, gapMs: 600_000, create: true }

describe('importRecording', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  /** Reads the contents of all tables that an import can write. */
  async function contents() {
    const { database } = test
    return {
      devices: await database.query('select * from device order by id'),
      sessions: await database.query('select * from gps_session order by id'),
      points: await database.query('select count(*) as count, sum(lat) as lat from gps_point'),
      positions: await database.query('select * from last_position order by device_id'),
    }
  }

  it('imports a recording, of which the API then returns every point', async () => {
    const report = await importRecording(test.database, fixturePath('perjalanan-kecil.csv'), options)
    expect(report).toMatchObject({
      read: 120,
      taken: { points: 120, sessions: 1, untimedSessions: 0, devices: 1, newDevices: 1 },
      already: 0,
      refused: { total: 0 },
    })
    const caller = await test.signIn()
    const { body } = await caller.get('/gps/session')
    const [session] = body.data
    expect(session.start.time).toBe('2026-11-16T00:24:10+00:00')
    expect(session.points).toHaveLength(120)
    const rows = readFileSync(fixturePath('perjalanan-kecil.csv'), 'utf8').trim().split('\n').slice(1)
    for (const [index, row] of rows.entries()) {
      const [, time = '', lat, lng, speed, heading] = row.split(',')
      const point = session.points[index]
      expect(new Date(point.time).getTime()).toBe(Date.parse(time))
      expect([point.lat, point.lng, point.speed, point.heading]).toEqual(
        [lat, lng, speed, heading].map(Number),
      )
    }
  })

  it('X10: refuses a file with too many sessions and changes nothing', async () => {
    const before = await contents()
    const rows = Array.from({ length: MAX_TRIPS + 1 }, (_, index) => `truk,${1e9 + index * 601},-6.2,106.8\n`)
    const path = await writeRecording('sesi.csv', `imei,time,lat,lon\n${rows.join('')}`)
    await expect(importRecording(test.database, path, options)).rejects.toThrow(/sesi; perpanjang --gap/)
    expect(await contents()).toEqual(before)
  })

  it('imports a file only once', async () => {
    const before = await contents()
    const report = await importRecording(test.database, fixturePath('perjalanan-kecil.csv'), options)
    expect(report).toMatchObject({ taken: { points: 0, sessions: 0, newDevices: 0 }, already: 120 })
    expect(await contents()).toEqual(before)
  })

  it('adds only the new points of a longer recording', async () => {
    const rows = readFileSync(fixturePath('perjalanan-kecil.csv'), 'utf8').trim()
    const more = `${rows}\n004401230009009,2026-11-16T00:35:00Z,-6.1964,106.8263,20,100\n`
    const report = await importRecording(test.database, await writeRecording('lagi.csv', more), options)
    expect(report).toMatchObject({ taken: { points: 1, sessions: 1 }, already: 120 })
  })

  it('reports every row as imported, repaired or refused', async () => {
    const report = await importRecording(test.database, fixturePath('perjalanan-cacat.csv'), options)
    expect(report).toMatchObject({
      read: 15,
      taken: { points: 7, sessions: 2, devices: 1, newDevices: 1 },
      repaired: { moved: 1, impossibleSpeeds: 1, speedsComputed: 2 },
      refused: {
        total: 8,
        byReason: {
          'coordinate-zero': 1,
          'coordinate-impossible': 1,
          'coordinate-unreadable': 1,
          'coordinate-missing': 1,
          'duplicate-time': 1,
          spike: 1,
          'time-missing': 1,
          'time-unreadable': 1,
        },
      },
    })
    expect(report.refused.lines.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9, 10, 11, 14])
    const [device] = await test.database.query(
      "select imei, imei_exempt from device where imei = 'B 9001 UJI'",
    )
    expect(device).toEqual({ imei: 'B 9001 UJI', imei_exempt: true })
  })

  it('stores an untimed trip once', async () => {
    const gpx = fixturePath('jejak.gpx')
    const first = await importRecording(test.database, gpx, { ...options, deviceName: 'Truk 07' })
    expect(first.taken).toEqual({ points: 6, sessions: 2, untimedSessions: 1, devices: 1, newDevices: 1 })
    const second = await importRecording(test.database, gpx, { ...options, deviceName: 'Truk 07' })
    expect(second).toMatchObject({ taken: { points: 0 }, already: 6 })
  })

  it('finds a device by name', async () => {
    await test.database.query("update device set name = 'Truk Tujuh' where imei = 'Truk 07'")
    const gpx = await writeRecording(
      'b.gpx',
      '<gpx><trk><trkseg><trkpt lat="-6.3" lon="106.9"/></trkseg></trk></gpx>',
    )
    const report = await importRecording(test.database, gpx, { ...options, deviceName: 'Truk Tujuh' })
    expect(report.taken).toMatchObject({ points: 1, sessions: 1, newDevices: 0 })
  })

  it('sets the last position of the device to the end of the recording, with the status "no data"', async () => {
    const [position] = await test.database.query(
      "select status, time, received_at = time as received_then from last_position join device on device.id = device_id where imei = '004401230009009'",
    )
    expect(position).toEqual({
      status: 'Tidak ada data',
      time: new Date('2026-11-16T00:35:00Z'),
      received_then: true,
    })
  })

  it.each([
    ['no name and no --device', 'a.csv', 'lat,lon\n-6.2,106.8\n', 'Sebutkan dengan --device'],
    ['nothing but refused points', 'a.csv', 'imei,lat,lon\n1,0,0\n1,99,0\n', '2 dari 2 ditolak'],
    ['only landmarks', 'a.gpx', '<gpx><wpt lat="1" lon="2"/></gpx>', 'hanya 1 titik penanda'],
    ['nothing', 'a.gpx', '<gpx><trk><trkseg/></trk></gpx>', 'tidak berisi titik'],
    ['a break half way', 'a.csv', 'imei,lat,lon\n1,-6.2,106.8\n1,-6.2,"106.8\n', 'CSV rusak di baris'],
  ])('refuses a file with %s and changes nothing', async (_, name, text, message) => {
    const before = await contents()
    await expect(importRecording(test.database, await writeRecording(name, text), options)).rejects.toThrow(
      message,
    )
    expect(await contents()).toEqual(before)
  })

  it('rolls back the whole file when the database rejects a part of it', async () => {
    await test.database.query('alter table gps_point add constraint test_limit check (lat > -50)')
    const before = await contents()
    const path = await writeRecording('a.csv', 'imei,lat,lon\nbaru-1,-6.2,106.8\nbaru-2,-51,106.8\n')
    await expect(importRecording(test.database, path, options)).rejects.toThrow('test_limit')
    expect(await contents()).toEqual(before)
    await test.database.query('alter table gps_point drop constraint test_limit')
  })

  it('stores a trip once even if a file has it twice', async () => {
    const point = 'lat="-6.4" lon="106.7"'
    const path = await writeRecording(
      'a.gpx',
      `<gpx><rte><rtept ${point}/></rte><trk><trkseg><trkpt ${point}/></trkseg></trk></gpx>`,
    )
    const report = await importRecording(test.database, path, { ...options, deviceName: 'Dua kali' })
    expect(report).toMatchObject({ read: 2, taken: { points: 1, sessions: 1 }, already: 1 })
  })

  it('stores a file once when two imports run in parallel', async () => {
    const path = await writeRecording('a.csv', 'imei,ts,lat,lon\nsama,2026-11-16T05:00:00Z,-6.2,106.8\n')
    const reports = await Promise.all([1, 2].map(() => importRecording(test.database, path, options)))
    expect(reports.map(({ taken }) => taken.points).toSorted((a, b) => a - b)).toEqual([0, 1])
  })
})
