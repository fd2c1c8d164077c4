import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FrameReader, checksum } from './FrameReader.ts'
import { heartbeat, location, login, packet } from '../../testing/trackers/testPackets.ts'

function read(...chunks: Buffer[]) {
  const reader = new FrameReader()
  return chunks.flatMap((chunk) => reader.read(chunk))
}

/** Random bytes. Most of them are bytes with a meaning in a packet, such as its start or its end. */
const garbage = fc
  .array(fc.oneof(fc.constantFrom(0x78, 0x79, 0x0d, 0x0a, 0x00, 0x05), fc.integer({ min: 0, max: 255 })))
  .map((bytes) => Buffer.from(bytes))
const sent = fc
  .tuple(fc.nat(255), fc.uint8Array({ maxLength: 80 }), fc.nat(65_535), fc.boolean())
  .map(([number, content, serial, isLong]) =>
    packet(number, Buffer.from(content).toString('hex'), serial, isLong),
  )

describe('FrameReader', () => {
  it('reads short and long packets', () => {
    const [short, long] = read(Buffer.concat([login('868120103643505', 7), packet(0x94, '0001ed', 8, true)]))
    expect(short).toMatchObject({ isLong: false, number: 0x01, serial: 7 })
    expect(short?.content.toString('hex')).toBe('0868120103643505')
    expect(long).toMatchObject({ isLong: true, number: 0x94, serial: 8 })
    expect(long?.content.toString('hex')).toBe('0001ed')
  })

  it('reads the same packets for any split of the stream', () => {
    const stream = fc.array(fc.oneof(sent, garbage)).map((parts) => Buffer.concat(parts))
    fc.assert(
      fc.property(stream, fc.array(fc.nat(2_000)), (bytes, cuts) => {
        const places = [
          0,
          ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b),
          bytes.length,
        ]
        const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end))
        expect(read(...chunks)).toEqual(read(bytes))
      }),
    )
  })

  it('reads every packet between stray bytes', () => {
    const noStart = fc
      .uint8Array({ maxLength: 30 })
      .map((bytes) => Buffer.from(bytes.map((byte) => byte % 0x78)))
    fc.assert(
      fc.property(fc.array(fc.tuple(noStart, sent)), noStart, (parts, last) => {
        const stream = Buffer.concat([...parts.flat(), last])
        expect(read(stream)).toHaveLength(parts.length)
      }),
    )
  })

  it('skips only the packet with a wrong checksum', () => {
    const broken = location({}, 2)
    broken.writeUInt8(broken.readUInt8(12) ^ 1, 12)
    const serials = read(Buffer.concat([heartbeat(6, 1), broken, heartbeat(6, 3)])).map(
      ({ serial }) => serial,
    )
    expect(serials).toEqual([1, 3])
  })

  it('skips a truncated packet', () => {
    const serials = read(location({}, 1).subarray(0, 20), location({}, 2), heartbeat(6, 3)).map(
      ({ serial }) => serial,
    )
    expect(serials).toEqual([2, 3])
  })

  it('does not wait for a packet with an impossible length', () => {
    const nonsense = Buffer.from('7979ffff787803787804', 'hex')
    expect(read(nonsense, heartbeat(6))).toHaveLength(1)
  })

  it('buffers at most one packet and counts stray bytes', () => {
    const reader = new FrameReader()
    expect(reader.read(Buffer.from('797904b0', 'hex'))).toEqual([])
    const packets = Array.from({ length: 100 }, (_, serial) => heartbeat(6, serial))
    expect(packets.flatMap((bytes) => reader.read(bytes))).toHaveLength(100)
    reader.read(Buffer.alloc(5_000))
    expect(reader.strayBytes).toBe(5_000)
    reader.read(heartbeat(6))
    expect(reader.strayBytes).toBe(0)
  })
})

describe('checksum', () => {
  it('the checksum of the standard test input is the published value', () => {
    expect(checksum(Buffer.from('123456789'))).toBe(0x906e)
  })
})
