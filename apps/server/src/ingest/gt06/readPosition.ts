import type { ReportedPosition } from '../Intake.ts'
import type { PositionLayout } from './PositionLayout.ts'
import { readTime } from './packetFields.ts'

const UNITS_PER_DEGREE = 1_800_000
const IS_FIXED = 0x1000
const IS_WEST = 0x0800
const IS_NORTH = 0x0400
const COURSE = 0x03ff

/** Reads a position from a packet; the layout gives the offsets of its values. */
export function readPosition(content: Buffer, layout: PositionLayout): ReportedPosition {
  return {
    time: readTime(content, layout.time),
    ...readPlace(content, layout.place, content.readUInt16BE(layout.course)),
    speed: layout.speed === null ? null : content.readUInt8(layout.speed),
  }
}

const MODULE_HEADER = 4
const FIX_MODULE = 0x33
const FIX_MODULE_LENGTH = 18

/**
 * Reads the position from a packet that is a list of modules. Each module begins with its number and its length.
 * Returns null if no module is a position.
 */
export function readModularPosition(content: Buffer): ReportedPosition | null {
  let at = 0
  while (at + MODULE_HEADER <= content.length) {
    const length = content.readUInt16BE(at + 2)
    const data = content.subarray(at + MODULE_HEADER, at + MODULE_HEADER + length)
    if (content.readUInt16BE(at) === FIX_MODULE && data.length === FIX_MODULE_LENGTH) return readModule(data)
    at += MODULE_HEADER + length
  }
  return null
}

function readModule(data: Buffer): ReportedPosition {
  const seconds = data.readUInt32BE(0)
  return {
    time: seconds === 0 ? null : seconds * 1000,
    ...readPlace(data, 7, data.readUInt16BE(16)),
    speed: data.readUInt8(15),
  }
}

function readPlace(content: Buffer, at: number, status: number): Omit<ReportedPosition, 'time' | 'speed'> {
  const lat = content.readUInt32BE(at) / UNITS_PER_DEGREE
  const lng = content.readUInt32BE(at + 4) / UNITS_PER_DEGREE
  const heading = status & COURSE
  return {
    lat: (status & IS_NORTH) === 0 ? 0 - lat : lat,
    lng: (status & IS_WEST) === 0 ? lng : 0 - lng,
    heading: heading > 360 ? null : heading % 360,
    altitude: null,
    accuracy: null,
    battery: null,
    valid: (status & IS_FIXED) !== 0,
  }
}
