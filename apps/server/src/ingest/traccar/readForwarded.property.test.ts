import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HttpError } from '../../http/HttpError.ts'
import { INPUTS } from '../../testing/inputs.ts'
import { isReadable } from '../../testing/trackers/isReadable.ts'
import { traccarBody } from '../../testing/trackers/traccarBody.ts'
import { readForwarded } from './traccarHandlers.ts'

const arrived = 1_795_248_000_000
const attributeNames = 'ignition charge alarm power odometer batteryLevel driverUniqueId sat __proto__'.split(
  ' ',
)

const time = fc.oneof(
  fc.date().map((date) => (Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString())),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(null, '', 'Sat, 99 Nov 2026 11:00:00 GMT', '9999-12-31T23:59:59.999+00:00'),
)
const number = fc.oneof(fc.double(), fc.constantFrom(null, 'NaN', '-Infinity', '1e400', ''))
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 128 }), fc.constant('861230049808497'))
const value = fc.oneof(
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, '1', 'true', 'sos,tow,powerRestored', '0A1B2C'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.jsonValue({ maxDepth: 1 }),
)
/** What the contract lets through: the right types, with any values. */
const bodies = fc
  .record({
    uniqueId: text,
    replaced: fc.record(
      {
        latitude: fc.double({ noNaN: true, noDefaultInfinity: true }),
        longitude: fc.double({ noNaN: true, noDefaultInfinity: true }),
        fixTime: time,
        deviceTime: time,
        valid: fc.constantFrom(null, true, false),
        altitude: number,
        speed: number,
        course: number,
        accuracy: number,
        attributes: fc.option(fc.dictionary(fc.constantFrom(...attributeNames), value)),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ uniqueId, replaced }) => traccarBody(uniqueId, new Date(arrived), replaced))

function isReadOrRefused(body: ReturnType<typeof traccarBody>): boolean {
  try {
    const { imei, positions } = readForwarded(body, arrived)
    return /^[ -~]{1,64}$/.test(imei) && positions.every((position) => isReadable(position))
  } catch (error) {
    return error instanceof HttpError && error.status === 400
  }
}

it('a forwarded body gives a report whose values are in range, or a 400', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      expect(isReadOrRefused(body)).toBe(true)
    }),
    { numRuns: INPUTS },
  )
}, 300_000)
