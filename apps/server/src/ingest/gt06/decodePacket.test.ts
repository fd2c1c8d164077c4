import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Signals } from '../Intake.ts'
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
} from '../../testing/trackers/testPackets.ts'

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

/** Returns the other signals of a position; undefined if there are none. */
function withoutSatellites({ satellites: _satellites, ...others }: Signals = {}): Signals | undefined {
  return Object.keys(others).length === 0 ? undefined : others
}

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

  describe('F17: signals', () => {
    // A cell with its length, and the status byte: ignition on, power from outside.
    const status = (byte: string, alarm: string) => `0901fe0a1b2c00d1aa${byte}0604${alarm}`
    const ofAlarm = (number: number, rest: string) =>
      withoutSatellites(decode(packet(number, positionBytes() + rest)).position?.signals)

    it.each([
      [0x16, '01', ['sos']],
      [0x26, '02', ['power_cut']],
      [0x26, '09', ['towing']],
      [0x26, '0e', ['low_battery']],
      [0x26, '19', ['low_battery']],
      [0x26, '03', undefined],
    ])('reads the alarm byte of the packet %i: %s', (number, code, alarms) => {
      expect(ofAlarm(number, status('06', `${code}01`))).toEqual({
        ignition: true,
        charging: true,
        network: 4,
        ...(alarms && { alarms }),
      })
    })

    it('reads alarm packets with a fence, with a cell of another length, and without a position', () => {
      expect(ofAlarm(0x27, status('04', '0101ff'))).toMatchObject({ alarms: ['sos'], ignition: false })
      expect(ofAlarm(0xa4, '10012ed000007ef40000000006428b074205040202ff')).toMatchObject({
        alarms: ['power_cut'],
        ignition: true,
      })
      expect(ofAlarm(0x26, '0801fe0a1b2c00d1aa06040100')).toMatchObject({ alarms: ['sos'] })
      expect(decode(packet(0x19, '028f0a29e10036f12003040102')).signals).toMatchObject({ alarms: ['sos'] })
      expect(decode(packet(0xa5, '012ed0000075df00000000009866150205041900')).signals).toMatchObject({
        alarms: ['low_battery'],
      })
    })

    it('reads the alarm bits and the ignition of a status byte', () => {
      expect(decode(packet(0x13, '2006040001')).signals).toEqual({
        alarms: ['sos'],
        ignition: false,
        charging: false,
        network: 4,
      })
      expect(decode(packet(0x13, '1206040001')).signals).toMatchObject({
        alarms: ['power_cut'],
        ignition: true,
      })
      expect(decode(packet(0x23, 'c60122040001')).signals).toEqual({
        ignition: true,
        charging: true,
        network: 4,
      })
    })

    it('reads the ignition and the odometer after a position', () => {
      const cell = '01fe0a0d2a00b1c4'
      expect(ofAlarm(0x22, `${cell}010001`)).toEqual({ ignition: true })
      expect(ofAlarm(0x22, `${cell}00000000025df8`)).toEqual({ ignition: false, odometer: 155.128 })
      expect(ofAlarm(0xa0, '02d4020000912e000000000718798d010e00')).toEqual({ ignition: true })
      expect(ofAlarm(0x22, `${cell}030001`)).toBeUndefined()
      const course = packet(0x12, `${positionBytes().slice(0, -4)}d42d${cell}`)
      expect(withoutSatellites(decode(course).position?.signals)).toEqual({ ignition: true })
    })

    it('reads the number of satellites where the packet has it', () => {
      const satellites = (bytes: Buffer) => decode(bytes).position?.signals?.satellites
      expect(satellites(location())).toBe(12)
      expect(satellites(packet(0x26, positionBytes() + status('06', '0101')))).toBe(12)
      expect(satellites(packet(0x34, `00000000${positionBytes()}`))).toBe(12)
      expect(decode(heartbeat(6)).signals).not.toHaveProperty('satellites')
    })

    it('reads the voltage and the card of a driver', () => {
      expect(decode(packet(0x94, '0004b3', 1, true)).signals).toEqual({ voltage: 12.03 })
      expect(decode(packet(0x94, '1b02084277efef3503', 1, true)).signals).toEqual({ driverKey: '4277EFEF' })
      expect(decode(packet(0x94, '1b02084277efef3603', 1, true)).signals).toBeNull()
      expect(decode(packet(0x94, '1b524649443a3030384632324245424133390d0a', 1, true)).signals).toEqual({
        driverKey: '008F22BEBA39',
      })
      expect(ofDriver('00000005')).toEqual({ driverKey: '5' })
      expect(ofDriver('00000000')).toBeUndefined()
    })

    function ofDriver(card: string) {
      const rest = `0000000043b101940b00b100004801${card}00`
      return withoutSatellites(decode(packet(0x34, `00000000${positionBytes()}${rest}`)).position?.signals)
    }

    it('reads nothing from a packet whose length does not fit', () => {
      expect(ofAlarm(0x26, `${status('06', '0101')}00`)).toBeUndefined()
      expect(ofAlarm(0x26, '0901fe0a1b2c00d1aa0641040101')).toBeUndefined()
      expect(decode(packet(0x13, '40b2fa000201040000000000011c')).signals).toBeNull()
    })
  })

  it('never throws, whatever bytes a packet contains', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.uint8Array({ maxLength: 120 }), fc.boolean(), (number, content, isLong) => {
        const { position } = decodePacket({ isLong, number, content: Buffer.from(content), serial: 1 })
        expect(position === null || Number.isFinite(position.lat)).toBe(true)
      }),
      { numRuns: 100_000 },
    )
  }, 120_000)
})
