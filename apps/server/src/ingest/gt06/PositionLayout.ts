import { type Frame, readImei, readTime } from './FrameReader.ts'

export interface PositionLayout {
  time: number
  /** Offset of the latitude. The longitude follows directly. */
  place: number
  speed: number | null
  course: number
  /** Offset of the tracker's identity, if the packet contains it. */
  imei?: number
}

/** Number of bytes of a position, which contains the time, satellites, coordinates, speed and course. */
const BLOCK = 18

/**
 * The numbers of the packets that contain either a position or only radio cells. The satellite byte shows which one.
 */
const mixed = [0x17, 0x24, 0x36, 0xa2, 0xa3]

/**
 * Finds the position in a packet by the packet's number, length and content. Returns null if the packet has no
 * position.
 */
export function layoutOf(frame: Pick<Frame, 'number' | 'isLong' | 'content'>): PositionLayout | null {
  const layout = findLayout(frame)
  return layout !== null && frame.content.length >= layout.course + 2 ? layout : null
}

function findLayout({
  number,
  isLong,
  content,
}: Pick<Frame, 'number' | 'isLong' | 'content'>): PositionLayout | null {
  if (number === 0x95) return ofCameraPacket(content)
  if (number === 0x34) return block(4)
  if (isLong && (number === 0x32 || number === 0x33)) return withLength(content)
  if (number === 0x33) return null
  const isMixed = mixed.includes(number)
  if (readTime(content, 0) === null) return afterIdentity(content) ?? (isMixed ? null : block(0))
  return isMixed && !hasLengthNibble(content) ? null : block(0)
}

function block(time: number): PositionLayout {
  return { time, place: time + 7, speed: time + 15, course: time + 16 }
}

/**
 * Returns the layout of a packet in which other values precede the position: an identity; or a number, an identity and
 * the time of sending. Returns null for other packets.
 */
function afterIdentity(content: Buffer): PositionLayout | null {
  if (readImei(content, 0) !== null && readTime(content, 8) !== null) return { ...block(8), imei: 0 }
  if (readImei(content, 1) === null || readTime(content, 9) === null) return null
  return readTime(content, 15) === null ? null : { ...block(15), imei: 1 }
}

/**
 * Checks whether the satellite byte belongs to a position. If so, the upper four bits of this byte are the length of
 * the position, which is 12 or more. In a packet with only radio cells, this byte is the first byte of the country code
 * and is below 4.
 */
function hasLengthNibble(content: Buffer): boolean {
  return (content[6] ?? 0) >> 4 >= 12
}

/**
 * Returns the layout of a packet in which the byte after the time is the length of the position. Returns null if that
 * length is not 12; for example, 0 means that there is no position.
 */
function withLength(content: Buffer): PositionLayout | null {
  return content[6] === 12 ? { time: 0, place: 8, speed: 16, course: 17 } : null
}

/**
 * Returns the layout of a packet of a camera. Such a packet has no speed. Newer cameras put three bytes before the time
 * and also send the number of satellites.
 */
function ofCameraPacket(content: Buffer): PositionLayout | null {
  if (content.length < BLOCK) return null
  const isNewer = content.readUInt16BE(0) === 0xffff
  return isNewer
    ? { time: 3, place: 10, speed: null, course: 18 }
    : { time: 0, place: 6, speed: null, course: 14 }
}
