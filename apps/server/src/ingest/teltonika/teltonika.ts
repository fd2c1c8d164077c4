import { crc16 } from '../tcp/crc16.ts'
import type { Dialect, MessageReader, TrackerMessage } from '../tcp/Dialect.ts'
import { decodeRecords } from './decodeRecords.ts'

/** The bytes before the data of a packet: four zeros and the length of the data. */
const HEAD = 8
const CHECKSUM = 4
/** The longest packet that Teltonika names has 1,280 bytes; parts of photos have about 2,100. */
const MAX_DATA = 4_096
/** The length of an IMEI, with which a connection begins. */
const IMEI_LENGTH = 15
/** A byte that keeps a connection open. */
const PING = 0xff

const ACCEPTED = Buffer.of(1)

/** Splits the bytes of one Teltonika tracker into its IMEI and packets. */
class PacketReader implements MessageReader {
  /** There are no bytes between packets: any other byte ends the connection. */
  readonly strayBytes = 0
  private rest: Buffer = Buffer.alloc(0)

  read(chunk: Buffer): TrackerMessage[] | null {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk])
    const messages: TrackerMessage[] = []
    let at = 0
    while (at < bytes.length) {
      const found = messageAt(bytes, at)
      if (found === null) return null
      if (found === 'incomplete') break
      if (found.message) messages.push(found.message)
      at = found.end
    }
    // Copies the remaining bytes. A subarray of a few bytes would keep the whole chunk in memory.
    this.rest = Buffer.from(bytes.subarray(at))
    return messages
  }
}

type Found = { message: TrackerMessage | null; end: number } | 'incomplete' | null

/** Returns the message at a place, `incomplete` if more bytes are needed, and null if there is no message. */
function messageAt(bytes: Buffer, at: number): Found {
  if (bytes[at] === PING) return { message: null, end: at + 1 }
  if (bytes.length < at + 4) return 'incomplete'
  return bytes.readUInt16BE(at) === 0 && bytes.readUInt16BE(at + 2) === 0
    ? packetAt(bytes, at)
    : imeiAt(bytes, at)
}

function imeiAt(bytes: Buffer, at: number): Found {
  if (bytes.readUInt16BE(at) !== IMEI_LENGTH) return null
  const end = at + 2 + IMEI_LENGTH
  if (bytes.length < end) return 'incomplete'
  const imei = bytes.toString('latin1', at + 2, end)
  if (!/^\d+$/.test(imei)) return null
  return { message: { ...empty, imei, answer: () => ACCEPTED }, end }
}

const empty: TrackerMessage = { imei: null, positions: [], battery: null, signals: [], answer: () => null }

function packetAt(bytes: Buffer, at: number): Found {
  if (bytes.length < at + HEAD) return 'incomplete'
  const length = bytes.readUInt32BE(at + 4)
  if (length > MAX_DATA) return null
  const end = at + HEAD + length + CHECKSUM
  if (bytes.length < end) return 'incomplete'
  const data = bytes.subarray(at + HEAD, end - CHECKSUM)
  // Without an acknowledgement the tracker connects again, and sends the packet once more.
  if (bytes.readUInt32BE(end - CHECKSUM) !== checksum(data)) return null
  const positions = decodeRecords(data)
  if (positions === 'malformed') return null
  // Replies to commands and parts of photos have no positions.
  if (positions === null) return { message: empty, end }
  const answer = Buffer.alloc(4)
  answer.writeUInt32BE(positions.length)
  return { message: { ...empty, positions, answer: () => answer }, end }
}

/** Returns the CRC-16/IBM checksum of the data of a packet. */
export const checksum = crc16(0xa001, 0)

export const teltonika: Dialect = {
  protocol: 'teltonika',
  createReader: () => new PacketReader(),
  refusal: Buffer.of(0),
}
