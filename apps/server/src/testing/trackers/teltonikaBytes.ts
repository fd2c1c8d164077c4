import { checksum } from '../../ingest/teltonika/teltonika.ts'

/** The first bytes of a connection: the IMEI of the tracker. */
export function imeiBytes(imei: string): Buffer {
  const head = Buffer.alloc(2)
  head.writeUInt16BE(imei.length)
  return Buffer.concat([head, Buffer.from(imei, 'latin1')])
}

/** Returns a packet around data: four zeros, the length, the data and its checksum. */
export function packetOf(data: Buffer): Buffer {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length, 4)
  data.copy(bytes, 8)
  bytes.writeUInt32BE(checksum(data), data.length + 8)
  return bytes
}

/** What a record of Codec 8 says; `values` are its one-byte values by id. */
interface TestRecord {
  time: Date
  lat?: number
  lng?: number
  /** In km/h. */
  speed?: number
  heading?: number
  satellites?: number
  values?: readonly (readonly [id: number, value: number])[]
}

/** Returns a packet of Codec 8 with these records. */
export function recordsPacket(records: readonly TestRecord[]): Buffer {
  const parts = records.map(
    ({ time, lat = -6.2, lng = 106.8, speed = 40, heading = 90, satellites = 9, values = [] }) => {
      const bytes = Buffer.alloc(24)
      bytes.writeBigUInt64BE(BigInt(time.getTime()), 0)
      bytes.writeInt32BE(Math.round(lng * 1e7), 9)
      bytes.writeInt32BE(Math.round(lat * 1e7), 13)
      bytes.writeUInt16BE(heading, 19)
      bytes.writeUInt8(satellites, 21)
      bytes.writeUInt16BE(speed, 22)
      const ones = values.flatMap(([id, value]) => [id, value])
      return Buffer.concat([bytes, Buffer.from([0, values.length, values.length, ...ones, 0, 0, 0])])
    },
  )
  const count = Buffer.of(records.length)
  return packetOf(Buffer.concat([Buffer.of(8), count, ...parts, count]))
}
