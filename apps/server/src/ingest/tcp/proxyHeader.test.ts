import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProxyHeader } from './proxyHeader.ts'
import { proxyV1, proxyV2 } from '../../testing/trackers/testPackets.ts'

const port = fc.integer({ min: 0, max: 65_535 })
const client = fc.oneof(
  fc.tuple(fc.ipV4(), fc.constant('10.0.0.1')),
  fc.tuple(fc.ipV6(), fc.constant('2001:db8::1')),
)
const header = fc.oneof(
  fc.tuple(client, port).map(([[source], from]) => ({ source, bytes: proxyV1(source, from) })),
  fc
    .tuple(client, port, fc.uint8Array({ maxLength: 200 }))
    .map(([[source], from, extension]) => ({ source, bytes: proxyV2(source, from, extension) })),
)
/** Returns the one form of an address in which the URL parser of Node writes it. */
const canonical = (address: string) =>
  address.includes(':') ? new URL(`http://[${address}]`).hostname : address

describe('readProxyHeader', () => {
  it('Y09: reads the address of the client, and where its data begin', () => {
    fc.assert(
      fc.property(header, fc.uint8Array({ maxLength: 40 }), ({ source, bytes }, data) => {
        const read = readProxyHeader(Buffer.concat([bytes, data]))
        if (typeof read === 'string' || read.address === null) throw new Error('The header is not read.')
        expect(read.length).toBe(bytes.length)
        expect(canonical(read.address)).toBe(canonical(source))
      }),
    )
  })

  it('Y09: waits for the rest of a header, however it is cut', () => {
    fc.assert(
      fc.property(header, fc.double({ min: 0, max: 1, noNaN: true }), ({ bytes }, share) => {
        const part = bytes.subarray(0, Math.floor(share * (bytes.length - 1)))
        expect(readProxyHeader(part)).toBe('incomplete')
      }),
    )
  })

  it('Y09: never waits for more than a packet, and never throws, whatever the bytes are', () => {
    const starts = fc.constantFrom(
      '',
      'PROXY ',
      'PROXY TCP4 ',
      '\r\n\r\n\0\r\nQUIT\n',
      '\r\n\r\n\0\r\nQUIT\n\x21\x11',
    )
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 700 }), (start, rest) => {
        const bytes = Buffer.concat([Buffer.from(start, 'latin1'), rest])
        const read = readProxyHeader(bytes)
        const length = typeof read === 'object' ? read.length : 0
        expect(length).toBeLessThanOrEqual(Math.min(536, bytes.length))
        expect(read === 'incomplete' && bytes.length >= 536).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    'PROXY TCP4 203.0.113.7 10.0.0.1 56324\r\n',
    'PROXY TCP4 203.0.113.7 10.0.0.1 56324 5023 1\r\n',
    'PROXY TCP4 203.0.113.7 10.0.0.1 56324 70000\r\n',
    'PROXY TCP4 203.0.113.7 10.0.0.1 56324 05023\r\n',
    'PROXY TCP4 2001:db8::1 2001:db8::2 56324 5023\r\n',
    'PROXY TCP6 203.0.113.7 10.0.0.1 56324 5023\r\n',
    'PROXY TCP4 203.0.113 10.0.0.1 56324 5023\r\n',
    'PROXY TCP4  203.0.113.7 10.0.0.1 56324 5023\r\n',
    'PROXY UDP4 203.0.113.7 10.0.0.1 56324 5023\r\n',
    `PROXY TCP4 ${'1'.repeat(200)}`,
  ])('Y09: refuses the malformed line %j', (line) => {
    expect(readProxyHeader(Buffer.from(line))).toBe('malformed')
  })

  it('Y09: refuses a binary header with another version, command, family or size', () => {
    const good = proxyV2('203.0.113.7', 1)
    expect(readProxyHeader(good)).toEqual({ address: '203.0.113.7', length: 28 })
    for (const [offset, value] of [
      [12, 0x11],
      [12, 0x22],
      [13, 0x41],
      [13, 0x13],
      [14, 0x08],
      [15, 0x0b],
    ] as const) {
      const bad = Buffer.concat([good])
      bad.writeUInt8(value, offset)
      expect(readProxyHeader(bad)).toBe('malformed')
    }
  })

  it('Y09: knows no client if the proxy speaks for itself, and no header in the packet of a tracker', () => {
    const local = proxyV2('203.0.113.7', 1)
    local.writeUInt8(0x20, 12)
    expect(readProxyHeader(local)).toEqual({ address: null, length: 28 })
    expect(readProxyHeader(Buffer.from('PROXY UNKNOWN ffff::1 ffff::2 1 2\r\n'))).toMatchObject({
      address: null,
    })
    expect(readProxyHeader(Buffer.from('7878', 'hex'))).toBe('none')
    expect(readProxyHeader(Buffer.from('PROXX'))).toBe('none')
  })
})
