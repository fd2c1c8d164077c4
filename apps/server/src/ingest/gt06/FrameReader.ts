import { checksum } from './checksum.ts'

/** A whole packet whose checksum is right. */
export interface Frame {
  /** It begins with 79 79 and has two bytes of length. */
  isLong: boolean
  /** What kind of packet it is; its makers call it the protocol number. */
  number: number
  content: Buffer
  serial: number
}

const SHORT_START = 0x78
const LONG_START = 0x79
const END = 0x0d0a
/** Number, serial number and checksum. */
const LEAST_LENGTH = 5
/** The longest that is known, a piece of a photo, has some 1,050 bytes; a false start must not wait for 64 KiB. */
const MOST_LENGTH = 1_200

/** Finds packets in what arrives, however it is cut; what lies between them is skipped to the next one. */
export class FrameReader {
  /** Bytes since the last packet that belong to none. */
  strayBytes = 0
  private rest: Buffer = Buffer.alloc(0)

  /** Takes the next bytes, and answers the packets that they complete. */
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
    // A copy: the few bytes that are left would keep the whole chunk in memory.
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
  if (length < LEAST_LENGTH || length > MOST_LENGTH) return null
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
