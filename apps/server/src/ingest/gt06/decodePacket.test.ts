import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePacket } from './decodePacket.ts'
import { FrameReader } from './FrameReader.ts'
import {
  courseOf,
  positionBytes,
  heartbeat,
  location,
  login,
  packet,
  placeOf,
  type Place,
  timeOf,
} from '../../testing/testPackets.ts'

const imei = '868120103643505'
const time = new Date('2026-11-21T03:04:05Z')
/** The position that a test packet contains by default. */
const jakarta = {
  time: time.getTime(),
  speed: 42,
  heading: 301,
  valid: true,
  altitude: null,
  accuracy: null,
}
const near = { lat: expect.closeTo(-6.175392, 6), lng: expect.closeTo(106.827153, 6) }

function decode(bytes: Buffer) {
  const [frame] = new FrameReader().read(bytes)
  if (!frame) throw new Error('The bytes hold no complete packet.')
  return decodePacket(frame)
}

const places: fc.Arbitrary<Place> = fc.record({
  time: fc
    .date({ min: new Date('2010-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((time) => new Date(Math.floor(time.getTime() / 1000) * 1000)),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  speed: fc.nat(255),
  heading: fc.nat(359),
  isFixed: fc.boolean(),
})

describe('decodePacket', () => {
  it('reads the identity of a login, with and without extra bytes', () => {
    expect(decode(login(imei))).toMatchObject({ kind: 'login', imei })
    expect(decode(packet(0x01, `0${imei}100f3200`))).toMatchObject({ kind: 'login', imei })
    expect(decode(packet(0x01, 'ffffffffffffffff'))).toMatchObject({ kind: 'login', imei: null })
    expect(decode(packet(0x01, '0868'))).toMatchObject({ kind: 'login', imei: null })
  })

  it('reads any position on earth', () => {
    fc.assert(
      fc.property(places, (place) => {
        const { position } = decode(location(place))
        expect(position).toMatchObject({
          time: place.time.getTime(),
          speed: place.speed,
          heading: place.heading,
        })
        expect(position?.valid).toBe(place.isFixed)
        expect(position?.lat).toBeCloseTo(place.lat, 6)
        expect(position?.lng).toBeCloseTo(place.lng, 6)
      }),
    )
  })

  it.each([0x10, 0x12, 0x16, 0x22, 0x26, 0x2d, 0x32, 0x37, 0xa0, 0xa2, 0xa4])(
    'reads the position in a packet with the number %i',
    (number) => {
      expect(decode(location({}, 1, number))).toMatchObject({
        kind: 'position',
        position: { ...jakarta, ...near },
      })
    },
  )

  it('reads a position after the identity of the tracker', () => {
    expect(decode(packet(0x61, `0${imei}${positionBytes()}0000`))).toMatchObject({
      imei,
      position: { ...jakarta, ...near },
    })
    const sent = timeOf(new Date('2026-11-21T03:04:07Z'))
    expect(decode(packet(0x22, `010${imei}${sent}${positionBytes()}00`))).toMatchObject({
      imei,
      position: jakarta,
    })
  })

  it('reads positions in the layouts of other manufacturers', () => {
    const told = `${timeOf(time)}0ccc${placeOf()}2a${courseOf()}09`
    expect(decode(packet(0x32, told, 1, true)).position).toMatchObject({ ...jakarta, ...near })
    expect(decode(packet(0x34, `00000000${positionBytes()}`)).position).toMatchObject({ ...jakarta, ...near })
    const seconds = (time.getTime() / 1000).toString(16)
    const modules = `000000010200330012${seconds}080010${placeOf()}2a${courseOf()}`
    expect(decode(packet(0x70, modules, 1, true)).position).toMatchObject({ ...jakarta, ...near })
  })

  it('returns no speed for cameras', () => {
    const camera = { ...jakarta, ...near, speed: null }
    const older = `${timeOf(time)}${placeOf()}${courseOf()}910000`
    expect(decode(packet(0x95, older)).position).toMatchObject(camera)
    const newer = `ffff01${timeOf(time)}cc${placeOf()}${courseOf()}002f`
    expect(decode(packet(0x95, newer)).position).toMatchObject(camera)
    expect(decode(packet(0x95, `${timeOf(time)}01`)).position).toBeNull()
  })

  it('returns no position for cells of the mobile network', () => {
    const cells = `${timeOf(time)}01fe0a0d2a00b1c45a0d2a00b1c25a0d2a00b1c15a`
    for (const number of [0x17, 0x24, 0xa2]) {
      expect(decode(packet(number, cells))).toMatchObject({ kind: 'position', position: null })
    }
    expect(decode(packet(0x28, cells))).toMatchObject({ kind: 'network', position: null })
    expect(decode(packet(0x32, `${timeOf(time)}0009${cells}`, 1, true)).position).toBeNull()
  })

  it('marks a position without a fix as invalid, and returns null for a missing or invalid time', () => {
    expect(decode(location({ isFixed: false })).position).toMatchObject({ valid: false })
    const noTime = packet(0x12, `000000000000${positionBytes().slice(12)}`)
    expect(decode(noTime).position).toMatchObject({ time: null, ...near })
    const leapless = packet(0x12, `1a021d000000${positionBytes().slice(12)}`)
    expect(decode(leapless).position?.time).toBeNull()
  })

  it('converts the battery level of a heartbeat, 0 to 6, to percent, and any other value to null', () => {
    expect([0, 1, 3, 6].map((step) => decode(heartbeat(step)).battery)).toEqual([0, 17, 50, 100])
    expect(decode(heartbeat(7)).battery).toBeNull()
    expect(decode(packet(0x13, '0604ea0400')).battery).toBeNull()
    expect(decode(packet(0x13, '4003fa000201040000000000011c')).battery).toBeNull()
    expect(decode(packet(0x23, 'c00122040001'))).toMatchObject({ kind: 'heartbeat', battery: null })
  })

  it('never throws, whatever bytes a packet contains', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.uint8Array({ maxLength: 120 }), fc.boolean(), (number, content, isLong) => {
        const { position } = decodePacket({ isLong, number, content: Buffer.from(content), serial: 1 })
        expect(position === null || Number.isFinite(position.lat)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
