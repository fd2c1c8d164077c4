import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { now, writeRecording } from '../testing/readFixture.ts'
import { MAX_DEPTH, MAX_LINE, MAX_COLUMNS, MAX_TAGS, MAX_TRACKS, MAX_VALUES } from './RecordingError.ts'
import { openRecording } from './openRecording.ts'
import { prepareImport } from './prepareImport.ts'
import { readInWorker } from './readInWorker.ts'
import { collectRecording } from './Recording.ts'

const header = 'imei,time,lat,lon\n'
const row = '861230049870001,2026-11-16T00:24:10Z,-6.2,106.8\n'
const gpx = (inside: string) => `<gpx version="1.1"><trk><trkseg>${inside}</trkseg></trk></gpx>`
const line = (coordinates: string) => `{"type":"LineString","coordinates":${coordinates}}`

const bombs: [what: string, file: string, content: () => string | Uint8Array, refusal: RegExp][] = [
  ['one endless line', 'a.csv', () => 'x'.repeat(MAX_LINE * 3), /baris yang lebih panjang/],
  ['an endless row', 'a.csv', () => header + 'x'.repeat(MAX_LINE * 3), /baris yang lebih panjang/],
  ['an endless quotation', 'a.csv', () => `${header}"${'x\n'.repeat(MAX_LINE)}`, /baris yang lebih panjang/],
  ['zeros in gzip', 'a.csv.gz', () => gzipSync(Buffer.alloc(30_000_000)), /bukan teks UTF-8|mengembang/],
  [
    'spaces in gzip',
    'a.csv.gz',
    // Only the total size matters for this refusal. The lines are few and long, because the server reads them faster
    // than many short ones.
    () => gzipSync(header + `${' '.repeat(1000)}\n`.repeat(40_000)),
    /mengembang/,
  ],
  ['gzip in gzip', 'a.csv.gz', () => gzipSync(gzipSync(Buffer.alloc(1_000_000))), /./],
  ['too many columns', 'a.csv', () => header + ','.repeat(MAX_COLUMNS + 1), /kolom/],
  [
    'millions of tiny tracks',
    'a.csv',
    () =>
      header +
      Array.from({ length: MAX_TRACKS + 1 }, (_, index) => row.replace('861230049870001', `p${index}`)).join(
        '',
      ),
    /jejak/,
  ],
  ['deep JSON', 'a.geojson', () => line('['.repeat(MAX_DEPTH + 1)), /bersarang/],
  ['wide JSON', 'a.geojson', () => line(`[${'[],'.repeat(MAX_VALUES)}[]]`), /terlalu besar/],
  [
    'one huge text of JSON',
    'a.geojson',
    () => `{"name":"${'x'.repeat(MAX_LINE * 2)}"}`,
    /isian yang lebih panjang/,
  ],
  [
    'an endless line of JSON',
    'a.ndjson',
    () => `{"lat":1}\n{"lat":2,"x":"${'x'.repeat(MAX_LINE * 3)}"}`,
    /lebih panjang dari/,
  ],
  [
    'an endless line of NMEA',
    'a.nmea',
    () => `$GPRMC,1\n$GPRMC,${'1'.repeat(MAX_LINE * 3)}`,
    /lebih panjang dari/,
  ],
  [
    'many tiny lines of JSON',
    'a.ndjson.gz',
    () => gzipSync('{"lat":1,"lon":2}\n'.repeat(1_000_000)),
    /mengembang|titik/,
  ],
  ['an array of empty objects', 'a.json', () => `[${'{},'.repeat(MAX_VALUES)}{}]`, /terlalu besar/],
  ['deep nested positions', 'a.json', () => `[${'{"a":'.repeat(MAX_DEPTH + 1)}`, /bersarang/],
  ['wide KML', 'a.kml', () => `<kml>${'<when/>'.repeat(MAX_TAGS)}</kml>`, /terlalu besar/],
  ['bare ampersands', 'a.gpx', () => gpx(`<name>${'&'.repeat(5_000_000)}</name>`), /terlalu banyak tanda &/],
  ['comments without an end', 'a.gpx', () => `<gpx>${'<!--'.repeat(250_000)}`, /rusak: terputus|isian/],
  ['CDATA without an end', 'a.gpx', () => `<gpx>${'<![CDATA['.repeat(250_000)}`, /rusak: terputus|isian/],
  [
    'long names without an end',
    'a.gpx',
    () => `<gpx>${`<${'a'.repeat(60_000)}`.repeat(300)}`,
    /GPX rusak|bersarang/,
  ],
  ['deep GPX', 'a.gpx', () => gpx('<a>'.repeat(MAX_DEPTH + 1)), /bersarang/],
  ['wide GPX', 'a.gpx', () => gpx('<a/>'.repeat(MAX_TAGS)), /terlalu besar/],
  [
    'one huge attribute',
    'a.gpx',
    () => gpx(`<trkpt lat="${'1'.repeat(MAX_LINE * 2)}"/>`),
    /isian yang lebih panjang/,
  ],
]

describe('X10 decompression bombs', () => {
  it('a file is refused if the worker that reads it exceeds the heap limit', async () => {
    const heap = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }
    const read = async (count: number) => {
      const path = await writeRecording('a.geojson', line(`[${'[1,2],'.repeat(count)}[3,4]]`))
      return readInWorker({ path, options: { now }, deviceName: 'Truk 07' }, heap)
    }
    expect((await read(100)).report.read).toBe(101)
    await expect(read(500_000)).rejects.toMatchObject({
      name: 'RecordingError',
      message: /terlalu banyak memori/,
    })
  })

  it.each(bombs)('a bomb of %s is refused with a message', async (_what, file, content, refusal) => {
    const path = await writeRecording(file, content())
    const reading = openRecording(path, { now })
      .then(collectRecording)
      .then((recording) => prepareImport(file, recording, 'X'))
    await expect(reading).rejects.toMatchObject({ name: 'RecordingError', message: refusal })
  })

  it.each([
    ['a table of a parked vehicle in gzip', 'a.csv.gz', () => gzipSync(header + row.repeat(60_000)), 60_000],
    [
      'GPX with empty and nested elements',
      'a.gpx',
      () => gpx('<trkpt lat="-6.2" lon="106.8"><ele>3</ele></trkpt><trkpt lat="-6.2" lon="106.9"/>'),
      2,
    ],
    [
      'GeoJSON with quotes and brackets in its texts',
      'a.geojson',
      () =>
        `{"type":"Feature","properties":{"name":"\\"[[{{\\\\"},"geometry":${line('[[106.8,-6.2],[106.9,-6.2]]')}}`,
      2,
    ],
  ])('a decompression bomb is not suspected in %s', async (_what, file, content, count) => {
    const path = await writeRecording(file, content())
    expect((await collectRecording(await openRecording(path, { now }))).readCount).toBe(count)
  })
})
