import { describe, expect, it } from 'vitest'
import {
  COUNT,
  comma,
  drive,
  gpxOf,
  iso,
  jakarta,
  read,
  readDrive,
  start,
  table,
  trk,
  trkpt,
  whole,
  type Point,
} from '../../testing/readFixture.ts'

const feature = ({ lat, lng }: Point, properties: object, ...more: unknown[]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat, ...more] },
  properties,
})
const collection = (features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })
const lineOf = (properties: object, coordinates: unknown[]) =>
  collection([{ type: 'Feature', geometry: { type: 'LineString', coordinates }, properties }])

describe('P5 tables', () => {
  it('P5: skips title lines above the header (c06)', async () => {
    const content = table(
      'Waktu;Lintang;Bujur;Kecepatan;Arah',
      (point) =>
        `20.11.2026 08:${point.clock.minute}:${point.clock.second};${String(point.lat)};${String(point.lng)};50;36`,
    )
    const title =
      'Laporan Perjalanan;;;;\r\nKendaraan:;B 9001 TST;;;\r\nPeriode:;20/11/2026 - 20/11/2026;;;\r\n;;;;\r\n;;;;\r\n'
    expect(await readDrive('c06.csv', title + content, jakarta)).toEqual(whole(50))
    const { report } = await read('c06.csv', `${title + content}rusak;x;y;z\r\n`, jakarta)
    expect(report.refused.lines).toEqual([{ line: COUNT + 7, reason: 'coordinate-unreadable' }])
  })

  it('P5: reads the line sep=; of a spreadsheet (c17)', async () => {
    const content = table(
      'time;lat;lon;speed',
      (point) => `${iso(point)};${comma(point.lat)};${comma(point.lng)};50`,
    )
    expect(await readDrive('c17.csv', `sep=;\r\n${content}`)).toEqual(whole(50))
  })

  it('P5: reads hemispheres as letters and in columns of their own (c03)', async () => {
    const letters = table(
      'DATE,TIME,LATITUDE N/S,LONGITUDE E/W',
      (point) =>
        `2026/11/20,${iso(point).slice(11, 19)},${(-point.lat).toFixed(6)}S,${point.lng.toFixed(6)}E`,
    )
    expect(await readDrive('c03.csv', letters, { zone: 'UTC' })).toEqual(whole())
    const columns = table(
      'time,LATITUDE,N/S,LONGITUDE,E/W',
      (point) => `${iso(point)},${(-point.lat).toFixed(6)},S,${point.lng.toFixed(6)},E`,
    )
    expect(await readDrive('c03.csv', columns)).toEqual(whole())
  })

  it('P5: reads integers of 1e-7 degrees with speeds in m/s (c14)', async () => {
    const content = table(
      'timestamp,latitudeE7,longitudeE7,accuracy,velocity,imei',
      (point) =>
        `${iso(point)},${(point.lat * 1e7).toFixed(0)},${(point.lng * 1e7).toFixed(0)},8,13.9,TESTE7`,
    )
    expect(await readDrive('c14.csv', content)).toEqual(whole(50, 'TESTE7'))
  })
})

describe('P5 GPX', () => {
  const points = (inside = '') => drive.map((point) => trkpt(point, inside)).join('\n')

  it('P5: reads the speed beside another extension (g07)', async () => {
    const inside =
      '<extensions><a:TrackPointExtension xmlns:a="a"><a:hr>80</a:hr></a:TrackPointExtension><o:speed xmlns:o="o">13.9</o:speed></extensions>'
    expect(await readDrive('g07.gpx', gpxOf(trk('x', points(inside))))).toEqual(whole(50))
  })

  it('P5: reads a file that breaks off up to its last whole point, and says so (g11)', async () => {
    const content = gpxOf(trk('x', points()))
    const cut = content.slice(0, content.indexOf('<time>2026-11-20T01:04:30'))
    const { report, points: kept, text } = await read('g11.gpx', cut)
    expect(kept.map(({ time }) => time)).toEqual(drive.slice(0, 9).map(({ time }) => time))
    expect(report).toMatchObject({ read: 9, cutOffLine: 13, refused: { total: 0 } })
    expect(text).toContain('berkas terputus di baris 13')
  })

  it('P5: reads whatever remains of a file that breaks off anywhere', async () => {
    const content = gpxOf(trk('x', points('<extensions><speed>13.9</speed></extensions>')))
    const from = content.indexOf('</trkpt>')
    for (let end = from + 8; end < content.length - 7; end += 97) {
      const { points: kept } = await read('g11.gpx', content.slice(0, end))
      expect(kept.map(({ time }) => time)).toEqual(drive.slice(0, kept.length).map(({ time }) => time))
      expect(kept).toHaveLength(content.slice(0, end).split('</trkpt>').length - 1)
    }
  })

  it('P5: still refuses a file that is broken before its end', async () => {
    await expect(read('a.gpx', gpxOf(trk('x', points().replace('</trkpt>', ''))))).rejects.toThrow(
      'GPX rusak di baris',
    )
  })

  it('P5: reads a bare & in a name (g12), and leaves references and CDATA as they are', async () => {
    const names = ['Truk A & B', 'R&amp;D', '<![CDATA[A & B]]>']
    for (const [name, expected] of names.map((one, index) => [one, ['Truk A & B', 'R&D', 'A & B'][index]])) {
      const content = gpxOf(trk(name ?? '', points()))
      expect(await readDrive('g12.gpx', content, { by: 'track-name' })).toEqual(whole(null, expected))
    }
  })
})

describe('P5 KML', () => {
  const track = (points: readonly Point[]) =>
    `<gx:Track>${points.map((point) => `<when>${iso(point)}</when>`).join('')}${points.map(({ lat, lng }) => `<gx:coord>${String(lng)} ${String(lat)} 20</gx:coord>`).join('')}</gx:Track>`
  const line = (points: readonly Point[]) =>
    `<LineString><coordinates>${points.map(({ lat, lng }) => `${String(lng)},${String(lat)}`).join('\n')}</coordinates></LineString>`
  const kml = (...marks: string[]) =>
    `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="g"><Document><Style id="trip"/>${marks.map((mark) => `<Placemark><name>B 9001 TST</name>${mark}</Placemark>`).join('')}</Document></kml>`

  it('P5: reads a gx:Track (k01)', async () => {
    expect(await readDrive('k01.kml', kml(track(drive)))).toEqual(whole())
    expect(await readDrive('k01.kml', kml(track(drive)), { by: 'track-name' })).toEqual(
      whole(null, 'B 9001 TST'),
    )
  })

  it('P5: reads our own export once: each line is drawn and timed, and its parts are one trip', async () => {
    const parts = [drive.slice(0, 5), drive.slice(5)]
    const content = kml(...parts.flatMap((part) => [line(part), track(part)]))
    expect(await readDrive('sikud.kml', content)).toEqual(whole())
  })

  it('P5: reads an untimed line, timed points in folders, and counts landmarks', async () => {
    const { points, devices } = await read('a.kml', kml(line(drive)))
    expect(points).toHaveLength(COUNT)
    expect(devices[0]?.tracks[0]?.isTimed).toBe(false)
    const marks = drive.map(
      (point) =>
        `<Placemark><TimeStamp><when>${iso(point)}</when></TimeStamp><Point><coordinates>${String(point.lng)},${String(point.lat)},0</coordinates></Point></Placemark>`,
    )
    const folder = `<kml><Folder><Folder>${marks.join('')}</Folder><Placemark><Point><coordinates>106,-6</coordinates></Point></Placemark></Folder></kml>`
    expect(await readDrive('a.kml', folder)).toEqual(whole())
    expect((await read('a.kml', folder)).report.skipped.waypoints).toBe(1)
  })

  it.each([
    ['broken KML', '<kml><Document></kml>', 'KML rusak'],
    ['a document type', '<!DOCTYPE kml><kml/>', 'DOCTYPE'],
    ['an archive', 'PK\u0003\u0004xx', 'ZIP, KMZ, atau XLSX'],
  ])('refuses %s', async (_, content, message) => {
    await expect(read('a.kml', content)).rejects.toThrow(message)
  })
})

describe('P5 JSON', () => {
  it('P5: reads the times in the fourth value of a position (j02)', async () => {
    const seconds = lineOf(
      {},
      drive.map(({ lat, lng, time }) => [lng, lat, 20, time / 1000]),
    )
    expect(await readDrive('j02.geojson', seconds)).toEqual(whole())
    const milliseconds = lineOf(
      {},
      drive.map(({ lat, lng, time }) => [lng, lat, 20, time]),
    )
    expect(await readDrive('j02.geojson', milliseconds)).toEqual(whole())
    // Other measures, such as a distance, are no times.
    const { devices } = await read(
      'j02.geojson',
      lineOf(
        {},
        drive.map(({ lat, lng }, index) => [lng, lat, 20, index]),
      ),
    )
    expect(devices[0]?.tracks[0]?.isTimed).toBe(false)
  })

  it('P5: reads coordTimes', async () => {
    const content = lineOf(
      { coordTimes: drive.map(iso) },
      drive.map(({ lat, lng }) => [lng, lat]),
    )
    expect(await readDrive('a.geojson', content)).toEqual(whole())
  })

  it('F11: keeps the unit of GPSLogger (j01)', async () => {
    const content = collection(
      drive.map((point) =>
        feature(point, {
          time: iso(point),
          speed: 13.9,
          accuracy: 4.7,
          provider: 'gps',
          time_long: point.time,
        }),
      ),
    )
    expect(await readDrive('j01.geojson', content)).toEqual(whole(50))
  })

  it('P5: reads a file of Overland with its device and m/s (j03)', async () => {
    const locations = drive.map((point) =>
      feature(point, { timestamp: iso(point), speed: 13.9, course: 36, device_id: 'hp-1' }),
    )
    expect(await readDrive('j03.json', JSON.stringify({ locations }))).toEqual(whole(50, 'hp-1'))
  })

  it('P5: reads the location history of Google (j04)', async () => {
    const locations = drive.map((point) => ({
      latitudeE7: Math.round(point.lat * 1e7),
      longitudeE7: Math.round(point.lng * 1e7),
      accuracy: 10,
      velocity: 13.9,
      timestamp: iso(point),
    }))
    expect(await readDrive('j04.json', JSON.stringify({ locations }))).toEqual(whole(50))
  })

  it('P5: reads the timeline of Google, spread within each minute (j05)', async () => {
    const timelinePath = drive.map(({ lat, lng, time }) => ({
      point: `geo:${String(lat)},${String(lng)}`,
      durationMinutesOffsetFromStartTime: String(Math.floor((time - start) / 60_000)),
    }))
    const content = JSON.stringify([
      { startTime: '2026-11-20T08:00:00.000+07:00', timelinePath },
      { visit: {} },
    ])
    expect(await readDrive('j05.json', content)).toEqual(whole())
    const local = content.replace('+07:00', '')
    await expect(read('j05.json', local)).rejects.toThrow('12 waktu tidak terbaca')
  })

  it('P5: reads properties whose names differ from point to point (j06)', async () => {
    const names = [
      (point: Point) => ({ datetime: iso(point), vel: 50 }),
      (point: Point) => ({ when: iso(point), speed_kmh: 50 }),
      (point: Point) => ({ tst: point.time / 1000 }),
    ]
    const content = collection(drive.map((point, index) => feature(point, names[index % 3]?.(point) ?? {})))
    expect(await readDrive('j06.geojson', content)).toEqual({ ...whole(), speeds: [50, null] })
    expect((await read('j06.geojson', content)).text).toContain('time=datetime | when | tst')
  })

  it('P5: reads one feature a line, and names the line of a broken one (j07)', async () => {
    const lines = drive.map((point) =>
      JSON.stringify(feature(point, { time: iso(point), vehicle: 'B 9001 TST' })),
    )
    expect(await readDrive('j07.geojsonl', lines.join('\n'))).toEqual(whole(null, 'B 9001 TST'))
    const { report } = await read(
      'j07.geojsonl',
      [lines[0], lines[1], '{"type":"Feat', ...lines.slice(2)].join('\n'),
    )
    expect(report.refused.lines).toEqual([{ line: 3, reason: 'row-unreadable' }])
  })

  it('P5: reads an array of positions, also nested ones', async () => {
    const flat = drive.map((point) => ({
      imei: 'HP 1',
      lat: point.lat,
      lng: point.lng,
      timestamp: point.time,
    }))
    expect(await readDrive('a.json', JSON.stringify(flat))).toEqual(whole(null, 'HP 1'))
    const nested = {
      data: drive.map((point) => ({
        coords: { latitude: point.lat, longitude: point.lng },
        time: iso(point),
      })),
    }
    expect(await readDrive('a.json', JSON.stringify(nested))).toEqual(whole())
  })

  it('F8: refuses a time in a property that it does not know', async () => {
    const content = JSON.stringify(
      drive.map((point) => ({ lat: point.lat, lon: point.lng, diterima: iso(point) })),
    )
    await expect(read('a.json', content)).rejects.toThrow('"diterima" tampaknya berisi waktu')
    expect(await readDrive('a.json', content, { columns: { time: 'diterima' } })).toEqual(whole())
  })

  it.each([
    ['broken JSON', '[{"lat":1,', 'JSON atau GeoJSON rusak'],
    ['an array of numbers', '[1,2]', '2 bukan objek JSON yang utuh'],
    ['two arrays', '{"a":[{}],"b":[{}]}', 'bukan daftar posisi'],
  ])('refuses %s', async (_, content, message) => {
    await expect(read('a.json', content)).rejects.toThrow(message)
  })
})

describe('P5 NMEA', () => {
  const sentence = (body: string) => {
    const sum = Array.from(body).reduce((all, letter) => all ^ letter.charCodeAt(0), 0)
    return `$${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}\r\n`
  }
  const arc = (value: number, digits: number) => {
    const degrees = Math.floor(Math.abs(value))
    return (
      String(degrees).padStart(digits, '0') + ((Math.abs(value) - degrees) * 60).toFixed(5).padStart(8, '0')
    )
  }
  const clock = (point: Point) => iso(point).slice(11, 19).replaceAll(':', '')
  const place = (point: Point) => `${arc(point.lat, 2)},S,${arc(point.lng, 3)},E`
  const rmc = (point: Point) => sentence(`GPRMC,${clock(point)}.000,A,${place(point)},027.0,036.0,201126,,,A`)
  const gga = (point: Point) => sentence(`GPGGA,${clock(point)},${place(point)},1,08,0.9,20.0,M,,M,,`)

  it('P5: reads RMC with speeds in knots, and leaves out other sentences (n01)', async () => {
    const start = sentence('GPRMC,005900,V,,,,,,,201126,,,N')
    const content = start + drive.map((point) => gga(point) + rmc(point)).join('')
    expect(await readDrive('n01.nmea', content)).toEqual(whole(50))
    expect((await read('n01.nmea', content)).report.skipped.withoutFix).toBe(1)
  })

  it('P5: reads GGA with the date of ZDA, and refuses GGA without a date', async () => {
    const content = drive.map(gga).join('')
    expect(await readDrive('a.nmea', sentence('GPZDA,005900,20,11,2026,00,00') + content)).toEqual(whole())
    await expect(read('a.nmea', content)).rejects.toThrow('tidak menyebut tanggal')
  })

  it('P5: refuses a sentence with a wrong checksum and names its line', async () => {
    const content = drive.map(rmc).join('').replace('0611.82000', '0611.92000')
    const { report, points } = await read('a.nmea', content)
    expect(points).toHaveLength(COUNT - 1)
    expect(report.refused.lines).toEqual([{ line: 2, reason: 'checksum' }])
  })
})
