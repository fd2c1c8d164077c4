import type { AlarmKind, Signals } from '../Intake.ts'
import type { Frame } from './FrameReader.ts'
import type { PositionLayout } from './PositionLayout.ts'

/** Number of bytes of a position: time, satellites, coordinates, speed and course. */
const POSITION = 18
const MAX_BATTERY = 6
const MAX_NETWORK = 4

/** The alarm byte of an alarm packet. Other values are alarms that the server does not know. */
const alarmsByCode: ReadonlyMap<number, AlarmKind> = new Map([
  [0x01, 'sos'],
  [0x02, 'power_cut'],
  // The vehicle was moved while it was parked.
  [0x09, 'towing'],
  // The battery of the vehicle is low, or so low that the tracker protects it.
  [0x0e, 'low_battery'],
  [0x0f, 'low_battery'],
  // The battery of the tracker is low, or so low that the tracker switches itself off.
  [0x15, 'low_battery'],
  [0x19, 'low_battery'],
])
const IGNITION_OFF = 0xff
const IGNITION_ON = 0xfe

/** The bits 3 to 5 of the status byte. */
const alarmsByBits: ReadonlyMap<number, AlarmKind> = new Map([
  [0b010, 'power_cut'],
  [0b011, 'low_battery'],
  [0b100, 'sos'],
])

/**
 * Reads what a packet says beside its position; `layout` is where the position is, null without a position. Never
 * throws. Returns null if the packet says nothing that the server knows.
 */
export function readSignals(frame: Frame, layout: PositionLayout | null): Signals | null {
  const signals = {
    ...readSatellites(frame, layout),
    ...readCourse(frame, layout),
    ...readOthers(frame, layout),
  }
  return Object.keys(signals).length === 0 ? null : signals
}

function readOthers({ number, content }: Frame, layout: PositionLayout | null): Signals {
  if (number === 0x94) return readInformation(content)
  if (number === 0x13) return content.length === 5 ? ofStatus(content, 0) : {}
  // The battery is a voltage of two bytes there.
  if (number === 0x23) {
    return content.length === 6 ? { ...ofStatusByte(content[0] ?? 0), ...networkOf(content[3]) } : {}
  }
  if (number === 0x34) return readDriver(content)
  if (layout !== null && layout.time !== 0) return {}
  const alarm = alarmOffset(number, content)
  if (alarm === null) return readIgnition(number, content)
  const battery = content[alarm - 2] ?? Infinity
  return battery > MAX_BATTERY ? {} : withAlarm(ofStatus(content, alarm - 3), content[alarm] ?? 0)
}

/**
 * Returns the offset of the alarm byte: the fourth byte after the cell of the mobile network. Returns null for other
 * packets, and if the length does not fit.
 */
function alarmOffset(number: number, content: Buffer): number | null {
  const { length } = content
  const cell = content[POSITION] ?? 0
  switch (number) {
    case 0x16:
    case 0x26:
      // Without a length, the cell has 8 bytes and begins with the country code, whose first byte is below 4.
      return length === POSITION + cell + 5 || (length === POSITION + 13 && cell < 4) ? length - 2 : null
    case 0x27:
    case 0xa4:
      // The number of the fence follows.
      return length === POSITION + cell + 6 ? length - 3 : null
    case 0x19:
      return length === 13 ? 11 : null
    case 0xa5:
      return length === 20 ? 18 : null
    default:
      return null
  }
}

function ofStatus(content: Buffer, at: number): Signals {
  return { ...ofStatusByte(content[at] ?? 0), ...networkOf(content[at + 2]) }
}

function ofStatusByte(status: number): Signals {
  const alarm = alarmsByBits.get((status >> 3) & 0b111)
  return {
    ignition: (status & 0b10) !== 0,
    charging: (status & 0b100) !== 0,
    ...(alarm && { alarms: [alarm] }),
  }
}

/** Some trackers send a percentage or a part of a voltage instead of a level from 0 to 4. */
function networkOf(level = Infinity): Signals {
  return level <= MAX_NETWORK ? { network: level } : {}
}

function withAlarm(signals: Signals, code: number): Signals {
  if (code === IGNITION_ON || code === IGNITION_OFF) return { ...signals, ignition: code === IGNITION_ON }
  const alarm = alarmsByCode.get(code)
  return alarm ? { ...signals, alarms: [...new Set([alarm, ...(signals.alarms ?? [])])] } : signals
}

/** Packets in which the ignition follows the cell, and the number of bytes of a cell without the network code. */
const cellBytes: ReadonlyMap<number, number> = new Map([
  [0x22, 7],
  [0x2d, 7],
  [0xa0, 14],
])
const HAS_LONG_NETWORK_CODE = 0x80

/**
 * Reads the ignition, the reason of the report, whether the position was buffered and, in some packets, the odometer.
 */
function readIgnition(number: number, content: Buffer): Signals {
  const cell = cellBytes.get(number)
  if (cell === undefined) return {}
  const at = POSITION + cell + (((content[POSITION] ?? 0) & HAS_LONG_NETWORK_CODE) === 0 ? 1 : 2)
  const [ignition = Infinity, , buffered = Infinity] = content.subarray(at)
  const hasOdometer = content.length === at + 7
  if (ignition > 1 || buffered > 1 || (content.length !== at + 3 && !hasOdometer)) return {}
  return {
    ignition: ignition === 1,
    ...(hasOdometer && { odometer: content.readUInt32BE(at + 3) / 1000 }),
  }
}

/** Reads the number of satellites from the lower four bits of the byte before the place; older cameras have none. */
function readSatellites({ content }: Frame, layout: PositionLayout | null): Signals {
  if (layout === null || layout.place === layout.time + 6) return {}
  return { satellites: (content[layout.place - 1] ?? 0) & 0x0f }
}

const COURSE_HAS_IGNITION = 0x4000
const COURSE_IGNITION = 0x8000

/** Reads the ignition from the upper bits of the course, where a tracker sends it. */
function readCourse({ content }: Frame, layout: PositionLayout | null): Signals {
  if (layout === null || layout.time !== 0 || layout.speed === null) return {}
  const course = content.readUInt16BE(layout.course)
  return (course & COURSE_HAS_IGNITION) === 0 ? {} : { ignition: (course & COURSE_IGNITION) !== 0 }
}

/** Reads the number of the driver's card, which follows the terminal status, the odometer and the cell. */
function readDriver(content: Buffer): Signals {
  const at = 4 + POSITION + 15
  const driver = content.length >= at + 4 ? content.readUInt32BE(at) : 0
  return driver === 0 ? {} : { driverKey: String(driver) }
}

/** Reads an information packet: the voltage of the vehicle, or the card of a driver. */
function readInformation(content: Buffer): Signals {
  const [kind] = content
  if (kind === 0x00 && content.length === 3) return { voltage: content.readUInt16BE(1) / 100 }
  if (kind !== 0x1b) return {}
  const text = /^RFID:([\da-f]{4,32})\s*$/i.exec(content.toString('latin1', 1))?.[1]
  if (text !== undefined) return { driverKey: text.toUpperCase() }
  // 02, type, four bytes of the card, their checksum, 03.
  const card = content.subarray(3, 7)
  const isCard = content.length === 9 && content[1] === 0x02 && content[8] === 0x03
  return isCard && card.reduce((sum, byte) => sum ^ byte, 0) === content[7]
    ? { driverKey: card.toString('hex').toUpperCase() }
    : {}
}
