import type { AlarmKind, ReportedPosition, Signals } from '../Intake.ts'

/** How a codec writes the values of a record: the number of bytes of an id and of a count. */
interface Codec {
  id: 1 | 2
  count: 1 | 2
  /** Whether the reason of the record follows the id of its event. */
  hasReason?: true
  /** Whether values of any length follow those of 1, 2, 4 and 8 bytes. */
  hasLong?: true
}

const codecs: ReadonlyMap<number, Codec> = new Map<number, Codec>([
  [0x08, { id: 1, count: 1 }],
  [0x8e, { id: 2, count: 2, hasLong: true }],
  [0x10, { id: 2, count: 1, hasReason: true }],
])

/** The ids of the values that the server uses, as in Teltonika's list of parameters. */
const ids = {
  odometer: 16,
  network: 21,
  voltage: 66,
  driverKey: 78,
  battery: 113,
  ignition: 239,
} as const

/** Values that are an alarm when they are not 0. */
const alarms: ReadonlyMap<number, AlarmKind> = new Map([
  [236, 'sos'],
  [246, 'towing'],
  [252, 'power_cut'],
])

const SIZES = [1, 2, 4, 8] as const
const UNITS_PER_DEGREE = 1e7
const MAX_NETWORK = 4

/** Reads numbers one after the other. Throws RangeError after the last byte. */
class Cursor {
  at = 0
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  unsigned(size: number): number {
    this.at += size
    return this.bytes.readUIntBE(this.at - size, size)
  }

  signed(size: number): number {
    this.at += size
    return this.bytes.readIntBE(this.at - size, size)
  }

  take(size: number): Buffer {
    if (this.at + size > this.bytes.length) throw new RangeError('The record is cut.')
    this.at += size
    return this.bytes.subarray(this.at - size, this.at)
  }
}

/**
 * Decodes the data of a packet: the codec, the number of records, the records and the number again. Returns null if the
 * codec has no positions, and `malformed` if the data does not fit its codec. Never throws.
 */
export function decodeRecords(data: Buffer): ReportedPosition[] | 'malformed' | null {
  const [number = 0, count = 0] = data
  const codec = codecs.get(number)
  if (codec === undefined) return null
  try {
    const cursor = new Cursor(data)
    cursor.at = 2
    const positions = Array.from({ length: count }, () => readRecord(cursor, codec))
    const isWhole = cursor.unsigned(1) === count && cursor.at === data.length
    return isWhole ? positions : 'malformed'
  } catch (error) {
    if (error instanceof RangeError) return 'malformed'
    throw error
  }
}

function readRecord(cursor: Cursor, codec: Codec): ReportedPosition {
  const time = cursor.unsigned(4) * 2 ** 32 + cursor.unsigned(4)
  // The priority.
  cursor.unsigned(1)
  const lng = cursor.signed(4) / UNITS_PER_DEGREE
  const lat = cursor.signed(4) / UNITS_PER_DEGREE
  const altitude = cursor.signed(2)
  const heading = cursor.unsigned(2)
  const satellites = cursor.unsigned(1)
  const speed = cursor.unsigned(2)
  const values = readValues(cursor, codec)
  return {
    time: time === 0 ? null : time,
    lat,
    lng,
    speed,
    heading: heading > 360 ? null : heading % 360,
    altitude,
    accuracy: null,
    battery: numberOf(values, ids.battery),
    // Without a satellite, the tracker repeats its last position.
    valid: satellites > 0,
    signals: { ...signalsOf(values), satellites },
  }
}

type Values = ReadonlyMap<number, Buffer>

function readValues(cursor: Cursor, codec: Codec): Values {
  const values = new Map<number, Buffer>()
  // The id of the event that caused the record, the reason, and the number of all values.
  cursor.take(codec.id + (codec.hasReason ? 1 : 0) + codec.count)
  for (const size of SIZES) {
    for (let left = cursor.unsigned(codec.count); left > 0; left -= 1) {
      values.set(cursor.unsigned(codec.id), cursor.take(size))
    }
  }
  if (!codec.hasLong) return values
  for (let left = cursor.unsigned(codec.count); left > 0; left -= 1) {
    values.set(cursor.unsigned(codec.id), cursor.take(cursor.unsigned(2)))
  }
  return values
}

/** Returns an unsigned value; null if the record has none, or one of an unusual length. */
function numberOf(values: Values, id: number): number | null {
  const bytes = values.get(id)
  return bytes && bytes.length > 0 && bytes.length <= 4 ? bytes.readUIntBE(0, bytes.length) : null
}

function signalsOf(values: Values): Signals {
  const raised = [...alarms].flatMap(([id, alarm]) => ((numberOf(values, id) ?? 0) > 0 ? [alarm] : []))
  const ignition = numberOf(values, ids.ignition)
  const millivolts = numberOf(values, ids.voltage)
  const metres = numberOf(values, ids.odometer)
  const network = numberOf(values, ids.network)
  const key = values.get(ids.driverKey)
  const hasKey = key?.length === 8 && key.some((byte) => byte !== 0)
  return {
    ...(raised.length > 0 && { alarms: raised }),
    ...(ignition !== null && { ignition: ignition > 0 }),
    ...(millivolts !== null && { voltage: millivolts / 1_000 }),
    ...(metres !== null && { odometer: metres / 1_000 }),
    // Trackers tell 0 to 5.
    ...(network !== null && network <= MAX_NETWORK + 1 && { network: Math.min(network, MAX_NETWORK) }),
    ...(hasKey && { driverKey: key.toString('hex').toUpperCase() }),
  }
}
