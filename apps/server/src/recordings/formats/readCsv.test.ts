import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fixturePath, readFixture, writeRecording } from '../../testing/readFixture.ts'

describe('readCsv', () => {
  it('detects the columns of a plain table', async () => {
    const { points, notes } = await readFixture(fixturePath('perjalanan-kecil.csv'))
    expect(points).toHaveLength(120)
    expect(points[1]).toEqual({
      line: 3,
      deviceKey: '004401230009009',
      trackKey: null,
      time: Date.UTC(2026, 10, 16, 0, 24, 15),
      lat: -6.176712,
      lng: 106.830489,
      speed: 18,
      heading: 185.3,
    })
    expect(notes.columns).toMatchObject({ time: 'ts', speed: 'speed_kmh', heading: 'heading_deg' })
  })

  it('reads gzip with any file name', async () => {
    const plain = readFileSync(fixturePath('perjalanan-kecil.csv'))
    const packed = await writeRecording('rekaman.dat', gzipSync(plain))
    expect(await readFixture(packed)).toEqual(await readFixture(fixturePath('perjalanan-kecil.csv')))
  })

  it('reads a table with semicolons, decimal commas and Indonesian column names', async () => {
    const { points, refusals } = await readFixture(fixturePath('perjalanan-cacat.csv'))
    expect(points[0]).toMatchObject({ deviceKey: 'B 9001 UJI', lat: -6.2, lng: 106.82, speed: 30 })
    expect(refusals).toEqual([
      { line: 6, reason: 'coordinate-zero' },
      { line: 7, reason: 'coordinate-impossible' },
      { line: 8, reason: 'coordinate-unreadable' },
      { line: 14, reason: 'coordinate-missing' },
    ])
  })

  it.each([
    ['epoch seconds', 'epoch_s,lat,lon', '1763251200,-6.2,106.8', 1_763_251_200_000],
    ['epoch milliseconds', 'timestamp\tlatitude\tlng', '1763251200500\t-6.2\t106.8', 1_763_251_200_500],
    ['a time with an offset', 'Time,Lat,Lon', '"2025-11-16 07:00:00+07:00",-6.2,106.8', 1_763_251_200_000],
  ])('reads %s', async (_, header, row, time) => {
    const { points } = await readFixture(await writeRecording('a.csv', `\uFEFF${header}\r\n${row}\r\n`))
    expect(points).toMatchObject([{ time, lat: -6.2, lng: 106.8, deviceKey: null, line: 2 }])
  })

  it.each([
    ['speed_ms', 36],
    ['speed_knots', 18.52],
    ['speed', 10],
  ])('reads the unit from the column name %s', async (name, kmh) => {
    const { points } = await readFixture(await writeRecording('a.csv', `lat,lon,${name}\n-6.2,106.8,10\n`))
    expect(points[0]?.speed).toBeCloseTo(kmh)
  })

  it('reads the columns that the caller chooses instead of the detected columns', async () => {
    const path = await writeRecording('a.csv', 'a,b,c,lat,lon\n-6.2,106.8,2026-11-16T01:00:00Z,1,2\n')
    const { points } = await readFixture(path, { columns: { lat: 'a', lon: 'b', time: 'c' } })
    expect(points).toMatchObject([{ lat: -6.2, lng: 106.8, time: Date.UTC(2026, 10, 16, 1) }])
  })

  it('refuses a missing column and lists the columns', async () => {
    const path = await writeRecording('a.csv', 'lat,lon\n-6.2,106.8\n')
    await expect(readFixture(path, { columns: { time: 'jam' } })).rejects.toThrow(
      'Kolom "jam" (--time) tidak ada. Kolom yang ada: lat, lon.',
    )
  })

  it('refuses a table without coordinates', async () => {
    await expect(readFixture(fixturePath('kendaraan_meta.csv'))).rejects.toThrow(
      'bukan rekaman perjalanan: tidak ada kolom lintang dan bujur. Kolom yang ada: vehicle_id, maker',
    )
  })

  it('refuses a truncated gzip, an empty file and broken quotes', async () => {
    const packed = gzipSync(readFileSync(fixturePath('perjalanan-kecil.csv')))
    await expect(readFixture(await writeRecording('a.csv.gz', packed.subarray(0, 700)))).rejects.toThrow(
      'terpotong',
    )
    await expect(readFixture(await writeRecording('a.csv', ' \n'))).rejects.toThrow('kosong')
    await expect(readFixture(await writeRecording('a.csv', 'lat,lon\n1,2\n"3,4\n'))).rejects.toThrow(
      'CSV rusak di baris',
    )
    await expect(readFixture('/tidak/ada.csv')).rejects.toThrow('tidak ditemukan')
  })

  it('drops and counts impossible speeds and headings', async () => {
    const path = await writeRecording(
      'a.csv',
      'lat,lon,speed,heading\n-6.2,106.8,-3,655.35\n-6.2,106.8,1e9,360\n',
    )
    const { points, notes } = await readFixture(path)
    expect(points.map(({ speed, heading }) => [speed, heading])).toEqual([
      [null, null],
      [null, 0],
    ])
    expect(notes).toMatchObject({ impossibleSpeeds: 2, impossibleHeadings: 1 })
  })
})
