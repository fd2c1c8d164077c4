import { crc16 } from '../tcp/crc16.ts'

export interface Frame {
  /**
   * A long frame starts with the bytes 79 79 and has a length field of two bytes. A short frame starts with 78 78 and
   * has a length field of one byte.
   */
  isLong: boolean
  /** The type of the packet; GT06 calls it the protocol number. */
  number: number
  content: Buffer
  serial: number
}

const SHORT_START = 0x78
const LONG_START = 0x79
const END = 0x0d0a
/**
 * Minimum value of the length field: a packet without content still has its packet number, serial number and checksum.
 */
const MIN_LENGTH = 5
/**
 * Maximum value of the length field. The longest known packet, a part of a photo, has about 1,050 bytes. Without this
 * limit, bytes that look like the start of a packet could make the reader wait for 64 KiB.
 */
const MAX_LENGTH = 1_200

/** Splits a byte stream into packets, and skips bytes that belong to no packet. */
export class FrameReader {
  /** Number of bytes skipped since the last packet. */
  strayBytes = 0
  private rest: Buffer = Buffer.alloc(0)

  read(chunk: Buffer): Frame[] {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk])
    const frames: Frame[] = []
    let at = 0
    while (at < bytes.length) {
      const found = frameAt(bytes, at)
      if (found === 'incomplete') break
      if (found === null) {
        at += 1
        this.strayBytes += 1
        continue
      }
      frames.push(found.frame)
      at = found.end
      this.strayBytes = 0
    }
    // Copies the remaining bytes. A subarray of a few bytes would keep the whole chunk in memory.
    this.rest = Buffer.from(bytes.subarray(at))
    return frames
  }
}

function frameAt(bytes: Buffer, at: number): { frame: Frame; end: number } | 'incomplete' | null {
  const start = bytes[at]
  if (start !== SHORT_START && start !== LONG_START) return null
  if (at + 1 === bytes.length) return 'incomplete'
  if (bytes[at + 1] !== start) return null
  const isLong = start === LONG_START
  const body = at + (isLong ? 4 : 3)
  if (bytes.length < body) return 'incomplete'
  const length = isLong ? bytes.readUInt16BE(at + 2) : bytes.readUInt8(at + 2)
  if (length < MIN_LENGTH || length > MAX_LENGTH) return null
  const end = body + length + 2
  if (bytes.length < end) return 'incomplete'
  if (bytes.readUInt16BE(end - 2) !== END) return null
  if (bytes.readUInt16BE(end - 4) !== checksum(bytes.subarray(at + 2, end - 4))) return null
  const content = bytes.subarray(body + 1, end - 6)
  return {
    frame: { isLong, number: bytes.readUInt8(body), content, serial: bytes.readUInt16BE(end - 6) },
    end,
  }
}

export function writeFrame({ isLong, number, content, serial }: Frame): Buffer {
  const head = isLong ? 4 : 3
  const length = 1 + content.length + 4
  const bytes = Buffer.alloc(head + length + 2)
  bytes.fill(isLong ? 0x79 : 0x78, 0, 2)
  if (isLong) bytes.writeUInt16BE(length, 2)
  else bytes.writeUInt8(length, 2)
  bytes.writeUInt8(number, head)
  content.copy(bytes, head + 1)
  bytes.writeUInt16BE(serial, bytes.length - 6)
  bytes.writeUInt16BE(checksum(bytes.subarray(2, -4)), bytes.length - 4)
  bytes.writeUInt16BE(0x0d0a, bytes.length - 2)
  return bytes
}

/**
 * Returns the CRC-16/X-25 checksum, which GT06 calls CRC-ITU, of the bytes from the length of a packet to its serial
 * number.
 */
export const checksum = crc16(0x8408, 0xffff)

/**
 * Reads a UTC time of six bytes; the first byte is the year minus 2000. Returns milliseconds since 1970, or null if the
 * time is invalid.
 */
export function readTime(content: Buffer, at: number): number | null {
  if (content.length < at + 6) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = content.subarray(at, at + 6)
  if (hour > 23 || minute > 59 || second > 59) return null
  const time = new Date(Date.UTC(2000 + year, month - 1, day, hour, minute, second))
  // Date.UTC converts the 31st of a short month to a day of the next month. This comparison rejects such a date.
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.getTime() : null
}

/** Returns a UTC time as the six bytes that `readTime` reads. */
export function writeTime(time: Date): Buffer {
  return Buffer.from([
    time.getUTCFullYear() - 2000,
    time.getUTCMonth() + 1,
    time.getUTCDate(),
    time.getUTCHours(),
    time.getUTCMinutes(),
    time.getUTCSeconds(),
  ])
}

/** Reads an IMEI from eight bytes of binary-coded decimal; null if the bytes are not an IMEI. */
export function readImei(content: Buffer, at = 0): string | null {
  const digits = content.subarray(at, at + 8).toString('hex')
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return null
  // The packet has 16 digits but an IMEI has 15, so the first digit in the packet is a zero.
  return digits.replace(/^0/, '')
}
