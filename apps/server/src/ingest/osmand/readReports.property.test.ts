import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HttpError } from '../../http/HttpError.ts'
import type { TrackerReport } from '../Intake.ts'
import { INPUTS } from '../../testing/inputs.ts'
import { isReadable } from '../../testing/trackers/isReadable.ts'
import { readReports } from './readReports.ts'

const names =
  'id deviceid device_id imei lat latitude lon lng longitude location locations features coords geometry coordinates ' +
  'properties _type timestamp time tst speed speed_ms speed_kmh vel bearing heading course cog altitude alt accuracy ' +
  'acc horizontal_accuracy batt battery level battery_level valid __proto__ constructor'

/** The names of the optional values of a position. They do not include coordinates, wrappers and message types. */
const optional =
  'timestamp time tst speed speed_ms speed_kmh vel bearing heading course cog altitude alt accuracy acc ' +
  'horizontal_accuracy batt battery level battery_level __proto__ constructor'
const arrived = 1_795_248_000_000

const plain = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double().map(String),
  fc.constantFrom(
    '861230049808497',
    'location',
    '-6.2',
    '106.8',
    '-6.2,106.8',
    'NaN',
    '-1',
    '2026-11-21T08:00:00Z',
    'Sat, 99 Nov 2026 11:00:00 GMT',
    '01 Jan 1970 00:00:00 GMT',
  ),
)
const { said } = fc.letrec((tie) => ({
  said: fc.oneof(
    { depthSize: 'small' },
    plain,
    fc.dictionary(fc.constantFrom(...names.split(' ')), tie('said'), { maxKeys: 8 }),
    fc.array(tie('said'), { maxLength: 4 }),
  ),
}))

/** Reads a request. Returns null instead of an error 400, and rethrows other errors. */
async function readOrNull(query: unknown, body: unknown): Promise<TrackerReport[] | null> {
  try {
    return await readReports(query, body, arrived)
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return null
    throw error
  }
}

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
/** Valid positions in the formats of the apps, each with random values in its other fields. */
const positions = fc
  .tuple(place, fc.dictionary(fc.constantFrom(...optional.split(' ')), said))
  .chain(([at, other]) =>
    fc.constantFrom<object>(
      { ...other, lat: at.lat, lon: at.lng },
      { ...other, latitude: at.lat, longitude: String(at.lng) },
      { ...other, coords: { ...other, latitude: at.lat, longitude: at.lng } },
      { properties: other, geometry: { coordinates: [at.lng, at.lat] } },
      { ...other, _type: 'location', lat: String(at.lat), lon: at.lng },
    ),
  )

describe('readReports', () => {
  it('returns reports or throws a 400 for any input', async () => {
    await fc.assert(
      fc.asyncProperty(said, said, async (query, body) => {
        const reports = (await readOrNull(query, body)) ?? []
        const areReadable = reports.every(
          ({ imei, positions }) =>
            /^[ -~]{1,64}$/.test(imei) && positions.every((position) => isReadable(position)),
        )
        expect(areReadable).toBe(true)
      }),
      { numRuns: INPUTS },
    )
  }, 300_000)

  it('finds every position and keeps all values in range', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(positions, { minLength: 1, maxLength: 3 }), async (body) => {
        const [{ positions: read } = { positions: [] }] = await readReports({ id: '1' }, body, arrived)
        expect(read).toHaveLength(body.length)
        expect(read.filter((position) => !isReadable(position))).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  it('survives any depth of nesting', async () => {
    const deep: unknown = JSON.parse(`${'{"location":'.repeat(50_000)}1${'}'.repeat(50_000)}`)
    expect(await readOrNull({ id: '1' }, deep)).toMatchObject([{ imei: '1', positions: [] }])
    const lists: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    expect(await readOrNull({ id: '1' }, lists)).toMatchObject([{ positions: [], unreadable: ['item'] }])
  })
})
