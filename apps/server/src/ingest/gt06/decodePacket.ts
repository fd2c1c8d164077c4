import type { ReportedPosition, Signals } from '../Intake.ts'
import { type Frame, readImei, readTime, writeFrame, writeTime } from './FrameReader.ts'
import { layoutOf, type PositionLayout } from './PositionLayout.ts'
import { readSignals } from './readSignals.ts'

/**
 * The kind of a packet. A `position` packet may contain a position. A `network` packet contains only radio cells and
 * Wi-Fi networks. A `report` packet is ignored and needs no acknowledgement.
 */
type PacketKind = 'login' | 'heartbeat' | 'position' | 'network' | 'time' | 'report' | 'unknown'

const known: readonly [PacketKind, readonly number[]][] = [
  ['login', [0x01]],
  ['heartbeat', [0x13, 0x23]],
  [
    'position',
    [0x10, 0x11, 0x12, 0x16, 0x17, 0x1a, 0x1e, 0x22, 0x24, 0x25, 0x26, 0x27, 0x2d, 0x31, 0x32, 0x33],
  ],
  ['position', [0x34, 0x36, 0x37, 0x38, 0x61, 0x70, 0x95, 0xa0, 0xa2, 0xa3, 0xa4]],
  ['network', [0x18, 0x19, 0x28, 0x2c, 0x2e, 0xa1, 0xa5, 0xf3]],
  ['time', [0x8a]],
  // Packets with texts, replies to commands, address requests or photos.
  ['report', [0x15, 0x1f, 0x21, 0x2a, 0x35, 0x41, 0x80, 0x81, 0x82, 0x84, 0xa7, 0xfd]],
  // Packets with data of sensors, batteries or the vehicle's computer.
  ['report', [0x40, 0x65, 0x66, 0x8c, 0x94, 0x9b, 0xf1, 0xf2]],
]

const kinds = new Map(known.flatMap(([kind, numbers]) => numbers.map((number) => [number, kind] as const)))

function kindOf({ number }: Pick<Frame, 'number'>): PacketKind {
  return kinds.get(number) ?? 'unknown'
}

/** The values of a packet that the server uses. A value is null if the packet does not contain it. */
export interface Packet {
  kind: PacketKind
  imei: string | null
  position: ReportedPosition | null
  /** Battery level in percent. */
  battery: number | null
  signals: Signals | null
}

const MODULAR = 0x70
const MAX_BATTERY = 6
const MAX_SIGNAL = 4

/** Decodes a packet; never throws. */
export function decodePacket(frame: Frame): Packet {
  const kind = kindOf(frame)
  const empty: Packet = { kind, imei: null, position: null, battery: null, signals: null }
  if (kind === 'login') return { ...empty, imei: readImei(frame.content) }
  if (kind === 'position') return { ...empty, ...decodePosition(frame) }
  return {
    ...empty,
    battery: kind === 'heartbeat' ? readBattery(frame) : null,
    signals: readSignals(frame, null),
  }
}

function decodePosition(frame: Frame): Pick<Packet, 'imei' | 'position' | 'signals'> {
  const { number, content } = frame
  if (number === MODULAR) return { imei: null, position: readModularPosition(content), signals: null }
  const layout = layoutOf(frame)
  const signals = readSignals(frame, layout)
  if (layout === null) return { imei: null, position: null, signals }
  const imei = layout.imei === undefined ? null : readImei(content, layout.imei)
  const position = readPosition(content, layout)
  return { imei, position: signals ? { ...position, signals } : position, signals: null }
}

/**
 * Reads the battery level, from 0 to 6, which is followed by the signal strength, from 0 to 4. Returns percent. Some
 * trackers send a voltage of two bytes there; this function ignores it.
 */
function readBattery({ number, content }: Frame): number | null {
  const [, level = Infinity, signal = Infinity] = content
  if (number !== 0x13 || content.length !== 5 || level > MAX_BATTERY || signal > MAX_SIGNAL) return null
  return Math.round((level / MAX_BATTERY) * 100)
}

const UNITS_PER_DEGREE = 1_800_000
const IS_FIXED = 0x1000
const IS_WEST = 0x0800
const IS_NORTH = 0x0400
const COURSE = 0x03ff

/** Reads a position from a packet; the layout gives the offsets of its values. */
function readPosition(content: Buffer, layout: PositionLayout): ReportedPosition {
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
function readModularPosition(content: Buffer): ReportedPosition | null {
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

/**
 * Returns the acknowledgement of a packet; null if the tracker does not expect one. Positions are acknowledged too,
 * because some trackers otherwise resend them or disconnect.
 */
export function acknowledge(frame: Frame, kind: PacketKind, now: Date): Buffer | null {
  if (kind === 'report' || kind === 'unknown') return null
  return writeFrame({ ...frame, content: kind === 'time' ? writeTime(now) : Buffer.alloc(0) })
}
