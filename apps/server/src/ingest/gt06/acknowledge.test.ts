import { describe, expect, it } from 'vitest'
import { acknowledge } from './decodePacket.ts'

const noon = new Date('2026-11-21T12:30:59Z')

function frame(number: number, serial: number, isLong = false) {
  return { isLong, number, content: Buffer.from('0868120103643505', 'hex'), serial }
}

describe('acknowledge', () => {
  it('repeats number and serial number, as in the published example', () => {
    expect(acknowledge(frame(0x01, 1), 'login', noon)?.toString('hex')).toBe('787805010001d9dc0d0a')
  })

  it('acknowledges a long packet with a long frame', () => {
    expect(acknowledge(frame(0x70, 0x1234, true), 'position', noon)?.toString('hex')).toMatch(
      /^79790005701234/,
    )
  })

  it('sends the time in UTC', () => {
    expect(acknowledge(frame(0x8a, 6), 'time', noon)?.toString('hex')).toMatch(/^78780b8a1a0b150c1e3b0006/)
  })

  it('returns null for packets that expect no acknowledgement', () => {
    expect(acknowledge(frame(0x15, 1), 'report', noon)).toBeNull()
    expect(acknowledge(frame(0xee, 1), 'unknown', noon)).toBeNull()
  })
})
