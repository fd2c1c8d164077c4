import type { Frame } from './FrameReader.ts'
import { readImei } from './readImei.ts'
import { readTime } from './readTime.ts'

/** Where in a packet's content a position stands; bytes from its start. */
export interface PositionLayout {
  time: number
  /** Latitude, and the longitude behind it. */
  place: number
  speed: number | null
  course: number
  /** Whose identity stands before it. */
  imei?: number
}

/** Time, satellites, place, speed, course: 18 bytes. */
const BLOCK = 18

/** Packets of these numbers have a position, or cells alone: there the byte of the satellites says which. */
const mixed = [0x17, 0x24, 0x36, 0xa2, 0xa3]

/** Decides by number, length and what cannot be otherwise where a packet has its position; null where it has none. */
export function layoutOf(frame: Pick<Frame, 'number' | 'isLong' | 'content'>): PositionLayout | null {
  const layout = findLayout(frame)
  return layout !== null && frame.content.length >= layout.course + 2 ? layout : null
}

function findLayout({
  number,
  isLong,
  content,
}: Pick<Frame, 'number' | 'isLong' | 'content'>): PositionLayout | null {
  if (number === 0x95) return ofCamera(content)
  if (number === 0x34) return block(4)
  if (isLong && (number === 0x32 || number === 0x33)) return ofTold(content)
  if (number === 0x33) return null
  const isMixed = mixed.includes(number)
  if (readTime(content, 0) === null) return behindIdentity(content) ?? (isMixed ? null : block(0))
  return isMixed && !tellsLength(content) ? null : block(0)
}

function block(time: number): PositionLayout {
  return { time, place: time + 7, speed: time + 15, course: time + 16 }
}

/** An identity first, or a number, an identity and the time of sending. */
function behindIdentity(content: Buffer): PositionLayout | null {
  if (readImei(content, 0) !== null && readTime(content, 8) !== null) return { ...block(8), imei: 0 }
  if (readImei(content, 1) === null || readTime(content, 9) === null) return null
  return readTime(content, 15) === null ? null : { ...block(15), imei: 1 }
}

/** The half byte before the satellites is the length of what follows, 12 or more; there a country's code is below 4. */
function tellsLength(content: Buffer): boolean {
  return (content[6] ?? 0) >> 4 >= 12
}

/** The length of the position stands behind the time: 0 for none. */
function ofTold(content: Buffer): PositionLayout | null {
  return content[6] === 12 ? { time: 0, place: 8, speed: 16, course: 17 } : null
}

/** Cameras say no speed; the newer ones put three bytes before the time, and satellites. */
function ofCamera(content: Buffer): PositionLayout | null {
  if (content.length < BLOCK) return null
  const isNewer = content.readUInt16BE(0) === 0xffff
  return isNewer
    ? { time: 3, place: 10, speed: null, course: 18 }
    : { time: 0, place: 6, speed: null, course: 14 }
}
