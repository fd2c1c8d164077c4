import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imeiBytes, packetOf, recordsPacket } from '../../testing/trackers/teltonikaBytes.ts'
import type { TrackerMessage } from '../tcp/Dialect.ts'
import { teltonika } from './teltonika.ts'

const imei = '356307042441013'
const now = new Date('2026-11-30T03:00:00Z')

/** The packets that Teltonika publishes for each codec, in hexadecimal. */
const published = {
  codec8:
    '000000000000003608010000016B40D8EA30010000000000000000000000000000000105021503010101425E0F01F10000601A014E0000000000000000010000C7CF',
  codec8Extended:
    '000000000000004A8E010000016B412CEE000100000000000000000000000000000000010005000100010100010011001D00010010015E2C880002000B000000003544C87A000E000000001DD7E06A00000100002994',
  codec16:
    '000000000000005F10020000016BDBC7833000000000000000000000000000000000000B05040200010000030002000B00270042563A00000000016BDBC7871800000000000000000000000000000000000B05040200010000030002000B00260042563A00000200005FB3',
}

function read(...chunks: Buffer[]): TrackerMessage[] | null {
  const reader = teltonika.createReader()
  const messages: TrackerMessage[] = []
  for (const chunk of chunks) {
    const found = reader.read(chunk)
    if (found === null) return null
    messages.push(...found)
  }
  return messages
}

function decoded(...chunks: Buffer[]) {
  return read(...chunks)?.map(({ imei: named, positions, answer }) => ({
    imei: named,
    signals: positions.map(({ signals }) => signals),
    answer: answer(now)?.toString('hex'),
  }))
}

describe('packets of Teltonika trackers', () => {
  it.each([
    ['codec8', [{ voltage: 24.079, network: 3 }], '00000001'],
    ['codec8Extended', [{ odometer: 22_949 }], '00000001'],
    ['codec16', [{ voltage: 22.074 }, { voltage: 22.074 }], '00000002'],
  ] as const)('the published packet of %s is read', (codec, signals, answer) => {
    expect(decoded(Buffer.from(published[codec], 'hex'))).toMatchObject([{ imei: null, signals, answer }])
  })

  it('a connection begins with the IMEI', () => {
    expect(decoded(imeiBytes(imei))).toEqual([{ imei, signals: [], answer: '01' }])
    expect(read(imeiBytes('35630704244101X'))).toBeNull()
    expect(read(imeiBytes('12345'))).toBeNull()
  })

  it('ignition, alarms, battery and time are read; without a satellite the position is invalid', () => {
    const values = [
      [239, 1],
      [236, 1],
      [252, 1],
      [246, 0],
      [113, 87],
    ] as const
    const [message] =
      read(
        recordsPacket([
          { time: now, values },
          { time: now, satellites: 0 },
        ]),
      ) ?? []
    expect(message?.positions).toMatchObject([
      {
        time: now.getTime(),
        lat: -6.2,
        lng: 106.8,
        speed: 40,
        heading: 90,
        battery: 87,
        valid: true,
        signals: { ignition: true, alarms: ['sos', 'power_cut'], satellites: 9 },
      },
      { valid: false, battery: null, signals: { satellites: 0 } },
    ])
  })

  it('bytes arrive one by one, two packets at once, and with pings between them', () => {
    const stream = Buffer.concat([imeiBytes(imei), recordsPacket([{ time: now }]), Buffer.of(0xff)])
    const both = Buffer.concat([stream, recordsPacket([{ time: now }, { time: now }])])
    const answers = ['01', '00000001', '00000002']
    expect(decoded(both)?.map(({ answer }) => answer)).toEqual(answers)
    expect(decoded(...Array.from(both, (byte) => Buffer.of(byte)))?.map(({ answer }) => answer)).toEqual(
      answers,
    )
  })

  it('a wrong checksum, count or length ends the connection, and nothing of the packet is read', () => {
    const good = recordsPacket([{ time: now }])
    const wrongSum = Buffer.from(good)
    wrongSum.writeUInt8((wrongSum.at(-1) ?? 0) ^ 1, wrongSum.length - 1)
    const data = Buffer.from(good.subarray(8, -4))
    const wrongCount = Buffer.from(data)
    wrongCount.writeUInt8(2, 1)
    const giant = Buffer.alloc(8)
    giant.writeUInt32BE(0xffff_ffff, 4)
    for (const bytes of [wrongSum, packetOf(wrongCount), packetOf(data.subarray(0, -3)), giant])
      expect(read(bytes)).toBeNull()
  })

  it('replies to commands and parts of photos have no positions and get no answer', () => {
    expect(decoded(packetOf(Buffer.from('0c010d0000000501598493ed01', 'hex')))).toEqual([
      { imei: null, signals: [], answer: undefined },
    ])
  })

  it('no bytes make the reader throw, and what it reads is finite', () => {
    const whole = Buffer.concat([
      imeiBytes(imei),
      ...Object.values(published).map((hex) => Buffer.from(hex, 'hex')),
    ])
    const mutated = fc
      .array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 6 })
      .map((changes) => {
        const bytes = Buffer.from(whole)
        for (const [at, value] of changes) bytes.writeUInt8(value, at)
        // Half of the packets get a right checksum, so that the records are read too.
        return changes.length % 2 === 0 ? bytes : packetOf(bytes.subarray(25, 79))
      })
    fc.assert(
      fc.property(mutated, (bytes) => {
        for (const { positions } of read(bytes) ?? [])
          for (const { lat, lng, time } of positions)
            expect([lat, lng, time ?? 0].every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 100_000 },
    )
  }, 120_000)
})
