import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * What the first bytes of a connection say about a header of the PROXY protocol, with which a proxy names the client:
 * `none` if they are no such header, `incomplete` if more bytes are needed. The address is null if the proxy names none,
 * as for its own health checks. `length` is the number of bytes before the data of the client.
 */
export type ProxyHeader = 'none' | 'incomplete' | 'malformed' | { address: string | null; length: number }

const V1_START = Buffer.from('PROXY ', 'latin1')
const V2_START = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1')
/** Maximum length of a header of version 1, as the protocol says. */
const V1_MAX = 107
/** Maximum length of a header of version 2. The protocol asks for at least this much, so that it fits into one packet. */
const V2_MAX = 536
const V2_FIXED = 16
/** The values of the byte for address family and transport that name a TCP client. */
const TCP4 = 0x11
const TCP6 = 0x21

/** Reads the header of the PROXY protocol, version 1 or 2, at the start of a connection. */
export function readProxyHeader(bytes: Buffer): ProxyHeader {
  if (startsAlike(bytes, V1_START)) return bytes.length < V1_START.length ? 'incomplete' : readV1(bytes)
  if (startsAlike(bytes, V2_START)) return bytes.length < V2_FIXED ? 'incomplete' : readV2(bytes)
  return 'none'
}

function startsAlike(bytes: Buffer, start: Buffer): boolean {
  const length = Math.min(bytes.length, start.length)
  return bytes.subarray(0, length).equals(start.subarray(0, length))
}

/** Reads a line such as `PROXY TCP4 203.0.113.7 10.0.0.1 56324 5023`. */
function readV1(bytes: Buffer): ProxyHeader {
  const end = bytes.subarray(0, V1_MAX).indexOf('\r\n')
  if (end < 0) return bytes.length < V1_MAX ? 'incomplete' : 'malformed'
  const length = end + 2
  const [, protocol = '', source, destination, ...ports] = bytes.toString('latin1', 0, end).split(' ')
  if (protocol === 'UNKNOWN') return { address: null, length }
  const version = protocol === 'TCP4' ? 4 : protocol === 'TCP6' ? 6 : null
  const isRead =
    version !== null &&
    source !== undefined &&
    isIP(source) === version &&
    isIP(destination ?? '') === version &&
    ports.length === 2 &&
    ports.every((port) => /^(?:0|[1-9]\d{0,4})$/.test(port) && Number(port) <= 65_535)
  return isRead ? { address: source, length } : 'malformed'
}

/** Reads a binary header: start, version and command, family, length, addresses, and extensions that are skipped. */
function readV2(bytes: Buffer): ProxyHeader {
  const command = bytes.readUInt8(12)
  const family = bytes.readUInt8(13)
  const length = V2_FIXED + bytes.readUInt16BE(14)
  const isKnown = (command === 0x20 || command === 0x21) && family >> 4 <= 3 && (family & 15) <= 2
  if (!isKnown || length > V2_MAX) return 'malformed'
  const size = family === TCP4 ? 4 : family === TCP6 ? 16 : null
  if (command === 0x20 || size === null)
    return bytes.length < length ? 'incomplete' : { address: null, length }
  if (length < V2_FIXED + 2 * (size + 2)) return 'malformed'
  if (bytes.length < length) return 'incomplete'
  const address = ipaddr.fromByteArray([...bytes.subarray(V2_FIXED, V2_FIXED + size)]).toString()
  return { address, length }
}
