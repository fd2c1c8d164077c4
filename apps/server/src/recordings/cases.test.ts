import { describe, expect, it } from 'vitest'
import {
  COUNT,
  prepareFixture,
  writeRecording,
  comma,
  drive,
  gpxOf,
  iso,
  jakarta,
  local,
  read,
  readDrive,
  start,
  table,
  trk,
  trkpt,
  whole,
  type Point,
} from '../testing/readFixture.ts'

describe('F8 dates of spreadsheets and reports', () => {
  const excel = (point: Point) =>
    `20/11/2026 ${local(point)};${comma(point.lat)};${comma(point.lng)};50,0;B 9001 TST`
  const indonesian = table('Waktu;Lintang;Bujur;Kecepatan (km/jam);Nopol', excel)

  it('F8: reads d/m/y of the whole column (c01), and names --zone without it', async () => {
    await expect(read('c01.csv', indonesian)).rejects.toThrow(/baris 2\).*--zone.*Asia\/Jakarta/)
    expect(await readDrive('c01.csv', indonesian, jakarta)).toEqual(whole(50, 'B 9001 TST'))
  })

  it('F8: reads serial dates of a spreadsheet (c08)', async () => {
    const serial = (point: Point) =>
      `${((point.time + 7 * 3_600_000) / 86_400_000 + 25_569).toFixed(6).replace('.', ',')};${comma(point.lat)};${comma(point.lng)}`
    expect(await readDrive('c08.csv', table('Tanggal;Lintang;Bujur', serial), jakarta)).toEqual(whole())
  })

  it('F8: reads m/d/y with AM and PM (c15)', async () => {
    const row = (point: Point) => `11/20/2026 ${local(point)} AM,${String(point.lat)},${String(point.lng)}`
    expect(await readDrive('c15.csv', table('time,lat,lon', row), jakarta)).toEqual(whole())
  })

  it('F8: takes the order of day and month from a later row', async () => {
    const row = (time: string) => `${time},-6.2,106.8`
    const rows = ['05/06/2026 08:00:00', '13/06/2026 08:00:00'].map(row)
    const { points } = await read('a.csv', ['time,lat,lon', ...rows].join('\n'), { zone: 'UTC' })
    expect(points[0]?.time).toBe(Date.UTC(2026, 5, 5, 8))
  })

  it('F8: refuses an order of day and month that no row decides, and takes it from --time-format', async () => {
    const content = 'time,lat,lon\n05/06/2026 08:00:00,-6.2,106.8\n'
    await expect(read('a.csv', content, jakarta)).rejects.toThrow(/05\/06\/2026.*--time-format dmy.*mdy/)
    const { points } = await read('a.csv', content, { zone: 'UTC', timeFormat: 'mdy' })
    expect(points[0]?.time).toBe(Date.UTC(2026, 4, 6, 8))
  })

  it('F8: refuses a column of times that it cannot read, with the lines and --time-format', async () => {
    const row = (point: Point) => `${String(point.time)}x,${String(point.lat)},${String(point.lng)}`
    await expect(read('a.csv', table('time,lat,lon', row))).rejects.toThrow(
      /12 dari 12 ditolak\.\s+12 waktu tidak terbaca\. Sebutkan bentuknya dengan --time-format[^]*baris 2:/,
    )
  })

  it('F8: reads other times with --time-format', async () => {
    const row = (point: Point) =>
      `26${local(point).replaceAll(':', '')}1120,${String(point.lat)},${String(point.lng)}`
    expect(
      await readDrive('a.csv', table('time,lat,lon', row), { ...jakarta, timeFormat: 'yyHHmmssMMdd' }),
    ).toEqual(whole())
  })

  it('F8: refuses a table whose times stand in a column that it does not know', async () => {
    const row = (point: Point) => `${iso(point)},${String(point.lat)},${String(point.lng)}`
    const content = table('diterima,lat,lon', row)
    await expect(read('a.csv', content)).rejects.toThrow(/"diterima" tampaknya berisi waktu.*--time/)
    expect(await readDrive('a.csv', content, { columns: { time: 'diterima' } })).toEqual(whole())
  })

  it.each([
    ['20.11.2026 08.00.00', jakarta],
    ['20-11-2026, 08:00', { ...jakarta, timeFormat: 'dmy' }],
    ['20 Nov 2026 08:00:00', jakarta],
    ['20 November 2026 08:00:00 WIB', {}],
    ['Nov 20, 2026 8:00:00 am', jakarta],
    ['Fri, 20 Nov 2026 01:00:00 GMT', {}],
    ['20261120T080000', jakarta],
    ['2026-11-20 08:00:00 +07:00', {}],
    ['2026-11-20 10:00:00 WIT', {}],
    ['1795136400', {}],
    ['1795136400000', {}],
  ])('F8: reads %j', async (time, options) => {
    const { points } = await read('a.csv', `time\tlat\tlon\n${time}\t-6.2\t106.8\n`, options)
    expect(points[0]?.time).toBe(start)
  })

  it('F8: refuses a time that the clock skips or repeats in its zone', async () => {
    const content = 'time,lat,lon\n2026-10-25 02:30:00,48,11\n2026-10-25 04:30:00,48.1,11\n'
    const { points, report } = await read('a.csv', content, { zone: 'Europe/Berlin' })
    expect(report.refused.lines).toEqual([{ line: 2, reason: 'time-ambiguous' }])
    expect(points[0]?.time).toBe(Date.UTC(2026, 9, 25, 3, 30))
  })
})

describe('F9 a column for the date and one for the time', () => {
  const logger = table(
    'INDEX,DATE,TIME,LATITUDE,LONGITUDE,HEIGHT,SPEED',
    (point) => `1,2026/11/20,${local(point)},${String(point.lat)},${String(point.lng)},20.0,50.0`,
  )

  it('F9: joins both (c02)', async () => {
    await expect(read('c02.csv', logger)).rejects.toThrow('--zone')
    expect(await readDrive('c02.csv', logger, jakarta)).toEqual(whole(50))
  })

  it('F9: takes the column of the date from --date', async () => {
    const content = logger.replace('DATE', 'HARI')
    await expect(read('c02.csv', content, jakarta)).rejects.toThrow(/12 waktu tidak lengkap.*--date/)
    expect(await readDrive('c02.csv', content, { ...jakarta, columns: { date: 'HARI' } })).toEqual(whole(50))
  })

  it('F9: refuses a date without a time', async () => {
    await expect(read('c02.csv', logger, { ...jakarta, columns: { time: 'DATE' } })).rejects.toThrow(
      /12 waktu tidak lengkap: hanya tanggal atau hanya jam/,
    )
  })

  it('F9: joins compact dates and times, and days and fractions of a spreadsheet', async () => {
    const compact = (point: Point) =>
      `20261120,${local(point).replaceAll(':', '')},${String(point.lat)},${String(point.lng)}`
    expect(await readDrive('a.csv', table('Tanggal,Jam,lat,lon', compact), jakarta)).toEqual(whole())
    const serial = (point: Point) =>
      `46346;${String((point.time - start) / 86_400_000 + 8 / 24).replace('.', ',')};${comma(point.lat)};${comma(point.lng)}`
    expect(await readDrive('a.csv', table('Tanggal;Jam;lat;lon', serial), jakarta)).toEqual(whole())
  })

  it('F9: reads a column that says UTC in its name without --zone', async () => {
    const row = (point: Point) =>
      `${iso(point).slice(0, 19).replace('T', ' ')},${String(point.lat)},${String(point.lng)}`
    expect(
      await readDrive('a.csv', table('UTC time,lat,lon', row), { columns: { time: 'UTC time' } }),
    ).toEqual(whole())
  })
})

describe('F11 units of speeds', () => {
  const row = (speed: number) => (point: Point) =>
    `${iso(point)},${String(point.lat)},${String(point.lng)},${String(speed)}`

  it.each([
    ['ms', 13.9],
    ['knots', 27],
    ['mph', 31.1],
  ] as const)('F11: stops at speeds in %s and proposes the unit', async (unit, speed) => {
    const content = table('time,lat,lon,speed', row(speed))
    await expect(read('a.csv', content)).rejects.toThrow(`--speed-unit ${unit};`)
    expect(await readDrive('a.csv', content, { speedUnit: unit === 'knots' ? 'knot' : unit })).toEqual(
      whole(50),
    )
    expect(await readDrive('a.csv', content, { speedUnit: 'kmh' })).toEqual(whole(Math.round(speed)))
  })

  it('F11: only warns if there are fewer than ten steps', async () => {
    const content = table('time,lat,lon,speed', row(13.9)).split('\r\n').slice(0, 8).join('\n')
    const { text, points } = await read('a.csv', content)
    expect(points).toHaveLength(7)
    expect(text).toContain('kecepatannya mungkin dalam ms, bukan km/jam')
  })

  it('F11: accepts km/h', async () => {
    expect(await readDrive('a.csv', table('time,lat,lon,speed', row(50)))).toEqual(whole(50))
  })

  it('F11: keeps the unit of GPSLogger (c04) and Traccar (c05)', async () => {
    const gpslogger = (point: Point) =>
      `${iso(point)},${String(point.lat)},${String(point.lng)},20,8,36,13.9,9,gps`
    expect(
      await readDrive(
        'c04.csv',
        table('time,lat,lon,elevation,accuracy,bearing,speed,satellites,provider', gpslogger),
      ),
    ).toEqual(whole(50))
    const traccar = (point: Point) =>
      `9,7,osmand,${[1, 2, 3].map(() => `2026-11-20 ${local(point)}`).join(',')},true,${String(point.lat)},${String(point.lng)},20,27,36,Jalan Contoh 1, Jakarta, ID,8,80,417`
    const header =
      'id,deviceId,protocol,serverTime,deviceTime,fixTime,valid,latitude,longitude,altitude,speed,course,address'
    expect(await readDrive('c05.csv', table(header, traccar), jakarta)).toEqual(whole(50, '7'))
  })

  it('F11: refuses a position that the tracker calls invalid, with its line', async () => {
    const { report } = await read(
      'a.csv',
      'time,lat,lon,valid\n2026-11-20T01:00:00Z,-6,106,true\n2026-11-20T01:00:30Z,-7,106,false\n',
    )
    expect(report.refused.lines).toEqual([{ line: 3, reason: 'position-invalid' }])
  })
})

describe('F12 several tracks in one GPX', () => {
  const track = (name: string, shift: number) =>
    trk(name, drive.map((point) => trkpt({ ...point, lat: point.lat - shift })).join('\n'))
  const two = gpxOf(track('B 9001 TST', 0), track('D 8002 TST', 0.7))

  it('F12: refuses two trucks at the same time and names the choice (g02)', async () => {
    await expect(read('g02.gpx', two)).rejects.toThrow(
      /"B 9001 TST" dan "D 8002 TST".*--by track-name \("B 9001 TST", "D 8002 TST"\)/,
    )
  })

  it('F12: takes the name of the track as the device', async () => {
    const { devices, report } = await read('g02.gpx', two, { by: 'track-name' })
    expect(devices.map(({ imei, tracks }) => [imei, tracks[0]?.points.length])).toEqual([
      ['B 9001 TST', COUNT],
      ['D 8002 TST', COUNT],
    ])
    expect(report.refused.total).toBe(0)
  })

  it('F12: accepts tracks of one device that follow each other', async () => {
    const later = drive.map((point) => trkpt({ ...point, time: point.time + 3_600_000 })).join('\n')
    const { points } = await read('a.gpx', gpxOf(track('pagi', 0), trk('siang', later)))
    expect(points).toHaveLength(2 * COUNT)
  })

  it('F12: finds a parallel track behind a later one of the same name', async () => {
    const day = 24 * 3_600_000
    const clock = { hour: '', minute: '', second: '' }
    const at = (name: string, from: number, to: number) =>
      trk(name, [from, to].map((time) => trkpt({ time: start + time, lat: -6, lng: 106, clock })).join(''))
    const content = gpxOf(at('A', -5 * day, -day), at('B', -4 * day, -3.5 * day), at('C', -day + 1, 0))
    await expect(read('a.gpx', content)).rejects.toThrow('Jejak "A" dan "B"')
    const same = gpxOf(at('A', -5 * day, -4 * day), at('A', -3 * day, -day), at('B', -2 * day, 0))
    await expect(read('a.gpx', same)).rejects.toThrow('Jejak "A" dan "B"')
    const apart = gpxOf(at('A', -5 * day, -4 * day), at('B', -3 * day, -2 * day), at('A', -day, 0))
    expect((await read('a.gpx', apart)).points).toHaveLength(6)
  })

  it('F12: proposes the names of the tracks if no device is named', async () => {
    const path = await writeRecording('a.gpx', gpxOf(track('B 9001 TST', 0)))
    await expect(prepareFixture(path, {}, '')).rejects.toThrow('--by track-name: "B 9001 TST"')
  })
})

describe('F13 encodings', () => {
  const row = (point: Point) => `${iso(point)};${comma(point.lat)};${comma(point.lng)};50;Truk Café – 07`
  const text = table('time;lat;lon;speed;vehicle', row)
  // Windows-1252 has the dash at 0x96.
  const windows = Buffer.from(text.replaceAll('–', '\u0096'), 'latin1')

  it('F13: reads Windows-1252 (c11) and says so', async () => {
    expect(await readDrive('c11.csv', windows)).toEqual(whole(50, 'Truk Café – 07'))
    expect((await read('c11.csv', windows)).text).toContain('dibaca sebagai Windows-1252')
  })

  it('F13: reads UTF-16 with and without a byte order mark (c12, g09)', async () => {
    for (const content of [`\uFEFF${text}`, text]) {
      expect(await readDrive('c12.csv', Buffer.from(content, 'utf16le'))).toEqual(whole(50, 'Truk Café – 07'))
    }
    const swapped = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
    expect(await readDrive('c12.csv', swapped)).toEqual(whole(50, 'Truk Café – 07'))
    const gpx = gpxOf(trk('x', drive.map((point) => trkpt(point)).join('\n')))
    expect(await readDrive('g09.gpx', Buffer.from(`\uFEFF${gpx}`, 'utf16le'))).toEqual(whole())
  })

  it('F13: refuses a name with a replacement character', async () => {
    await expect(read('a.csv', text.replaceAll('é', '\uFFFD'))).rejects.toThrow(/"Truk Caf\uFFFD – 07" rusak/)
  })

  it('F13: refuses a name in a file of two encodings', async () => {
    const mixed = Buffer.concat([Buffer.from(text), windows.subarray(windows.indexOf('\n') + 1)])
    await expect(read('a.csv', mixed)).rejects.toThrow(/rusak: ada huruf yang tidak terbaca/)
  })

  it('F13: reads the same text however it is split into chunks', async () => {
    const filler = table('time;lat;lon;speed;vehicle', row).replaceAll('Café', 'é'.repeat(9000))
    const { points, devices } = await read('a.csv', filler)
    expect(points).toHaveLength(COUNT)
    expect(devices.map(({ imei }) => imei)).toEqual([expect.stringMatching(/^Truk é+~/)])
  })
})

describe('P1 to P4: segments, minutes, weeks and reasons', () => {
  it('P1: joins the segments of a track (g01)', async () => {
    const parts = [drive.slice(0, 5), drive.slice(5, 9), drive.slice(9)]
    const segments = parts.map((part) => `<trkseg>${part.map((point) => trkpt(point)).join('\n')}</trkseg>`)
    const content = gpxOf(`<trk><name>x</name>${segments.join('')}</trk>`)
    expect(await readDrive('g01.gpx', content)).toEqual(whole())
  })

  it('P1: keeps untimed segments apart', async () => {
    const segment = '<trkseg><trkpt lat="-6.2" lon="106.8"/></trkseg>'
    const { devices } = await read('g03.gpx', gpxOf(`<trk>${segment}${segment}</trk>`))
    expect(devices[0]?.tracks.map(({ isTimed }) => isTimed)).toEqual([false, false])
  })

  it('P2: spreads points without seconds within their minute (c10)', async () => {
    const row = (point: Point) => `${iso(point).slice(0, 17)}00Z,${String(point.lat)},${String(point.lng)}`
    const content = table('time,lat,lon', row)
    expect(await readDrive('c10.csv', content)).toEqual(whole())
    expect((await read('c10.csv', content)).report.repaired.spreadTimes).toBe(COUNT / 2)
  })

  it('P2: still refuses a double time in a track with seconds', async () => {
    const row = (point: Point) => `${iso(point)},${String(point.lat)},${String(point.lng)}`
    const { report } = await read('a.csv', `${table('time,lat,lon', row)}2026-11-20T01:01:30Z,-6.19,106.83`)
    expect(report.refused.lines).toEqual([{ line: COUNT + 2, reason: 'duplicate-time' }])
  })

  const weeks = 1024 * 7 * 86_400_000
  const shifted = (by: number) =>
    gpxOf(trk('x', drive.map((point) => trkpt({ ...point, time: point.time + by })).join('\n')))

  it('P3: names a date 1,024 weeks back and proposes --rollover (g15)', async () => {
    const { text, points } = await read('g15.gpx', shifted(-weeks))
    expect(points[0]?.time).toBe(start - weeks)
    expect(text).toMatch(/12 waktu \(mulai baris 4\) mungkin mundur 1\.024 minggu.*--rollover/)
    expect(await readDrive('g15.gpx', shifted(-weeks), { rollover: true })).toEqual(whole())
  })

  it('P3: refuses the future and proposes --rollover (g16)', async () => {
    await expect(read('g16.gpx', shifted(weeks))).rejects.toThrow(/12 waktu di masa depan\..*--rollover/)
    expect(await readDrive('g16.gpx', shifted(weeks), { rollover: true })).toEqual(whole())
    expect(await readDrive('g16.gpx', shifted(0), { rollover: true })).toEqual(whole())
  })

  it.each([
    ['c13.csv', table('time;lat;lon', (point) => `${iso(point)};-6.195.000.000.000;106.823.000.000.000`)],
    [
      'g21.gpx',
      gpxOf(trk('x', drive.map((point) => trkpt(point).replace('lat="-6.', 'lat="-6,')).join('\n'))),
    ],
  ])('P4: tells the reasons and lines if nothing is left of %s', async (file, content) => {
    await expect(read(file, content)).rejects.toThrow(
      /12 dari 12 ditolak\.\s+12 koordinat bukan angka\.[^]*baris \d+: koordinat bukan angka/,
    )
  })

  it('P4: reads a quoted decimal comma (c07)', async () => {
    const row = (point: Point) => `${iso(point)},"${comma(point.lat)}","${comma(point.lng)}","50,0"`
    expect(await readDrive('c07.csv', table('time,lat,lon,speed', row))).toEqual(whole(50))
  })

  it('P15: reads a leap second between its neighbours (g20)', async () => {
    const gpx = gpxOf(trk('x', drive.map((point) => trkpt(point)).join('\n')))
    const second60 = gpx.replace('01:01:30.000Z', '01:00:60Z')
    expect(await readDrive('g20.gpx', second60)).toEqual(whole())
  })
})
