import { isIP } from 'node:net'

/** The values of a test position; the default position is in Jakarta. */
export interface Place {
  time: Date
  lat: number
  lng: number
  speed: number
  heading: number
  isFixed: boolean
}

const jakarta: Place = {
  time: new Date('2026-11-21T03:04:05Z'),
  lat: -6.175392,
  lng: 106.827153,
  speed: 42,
  heading: 301,
  isFixed: true,
}

/** Encodes a GT06 packet. Does not use code of the server, so that the tests check this code independently. */
export function packet(number: number, content: string, serial = 1, isLong = false): Buffer {
  const body = hex(number, 1) + content + hex(serial, 2)
  const counted = hex(body.length / 2 + 2, isLong ? 2 : 1) + body
  return Buffer.from(`${isLong ? '7979' : '7878'}${counted}${hex(crcItu(counted), 2)}0d0a`, 'hex')
}

export function login(imei: string, serial = 1): Buffer {
  return packet(0x01, imei.padStart(16, '0'), serial)
}

export function heartbeat(step: number, serial = 1): Buffer {
  return packet(0x13, `c4${hex(step, 1)}040001`, serial)
}

export function location(place: Partial<Place> = {}, serial = 1, number = 0x22): Buffer {
  return packet(number, `${positionBytes(place)}01fe0a0d2a00b1c4000000`, serial)
}

/** Encodes time, satellites, coordinates, speed and course: 18 bytes in most position packets. */
export function positionBytes(place: Partial<Place> = {}): string {
  const { time, speed } = { ...jakarta, ...place }
  return `${timeOf(time)}cc${placeOf(place)}${hex(speed, 1)}${courseOf(place)}`
}

export function placeOf(place: Partial<Place> = {}): string {
  const { lat, lng } = { ...jakarta, ...place }
  return hex(Math.round(Math.abs(lat) * 1_800_000), 4) + hex(Math.round(Math.abs(lng) * 1_800_000), 4)
}

export function courseOf(place: Partial<Place> = {}): string {
  const { lat, lng, heading, isFixed } = { ...jakarta, ...place }
  return hex(heading + (isFixed ? 4096 : 0) + (lng < 0 ? 2048 : 0) + (lat < 0 ? 0 : 1024), 2)
}

export function timeOf(time: Date): string {
  const [date = '', clock = ''] = time.toISOString().split('T')
  const parts = [...date.slice(2).split('-'), ...clock.slice(0, 8).split(':')]
  return parts.map((part) => hex(Number(part), 1)).join('')
}

function hex(value: number, bytes: number): string {
  return value.toString(16).padStart(bytes * 2, '0')
}

/** Computes the checksum bit by bit, as in the protocol description. */
function crcItu(text: string): number {
  let value = 0xffff
  for (const byte of Buffer.from(text, 'hex')) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value % 2 === 1 ? (value >> 1) ^ 0x8408 : value >> 1
  }
  return value ^ 0xffff
}

/** Writes a PROXY header of version 1. Does not use code of the server, so that the tests check it independently. */
export function proxyV1(source: string, port: number): Buffer {
  const [family, destination] = isIP(source) === 6 ? ['TCP6', '2001:db8::1'] : ['TCP4', '10.0.0.1']
  return Buffer.from(`PROXY ${family} ${source} ${destination} ${String(port)} 5023\r\n`)
}

/** Writes a PROXY header of version 2, with further bytes behind the addresses. */
export function proxyV2(source: string, port: number, extension: Uint8Array = new Uint8Array()): Buffer {
  const isV6 = isIP(source) === 6
  const addresses = Buffer.concat([
    bytesOf(source),
    bytesOf(isV6 ? '2001:db8::1' : '10.0.0.1'),
    Buffer.alloc(4),
  ])
  addresses.writeUInt16BE(port, addresses.length - 4)
  addresses.writeUInt16BE(5023, addresses.length - 2)
  const head = Buffer.from('0d0a0d0a000d0a515549540a21000000', 'hex')
  head.writeUInt8(isV6 ? 0x21 : 0x11, 13)
  head.writeUInt16BE(addresses.length + extension.length, 14)
  return Buffer.concat([head, addresses, extension])
}

function bytesOf(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number))
  // The URL parser of Node writes each IPv6 address in the same form, without an IPv4 address at its end.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text = '') =>
    (text === '' ? [] : text.split(':')).map((group) => Number.parseInt(group, 16))
  const [first, last] = [groups(left), groups(right)]
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
  const bytes = Buffer.alloc(16)
  all.forEach((group, index) => bytes.writeUInt16BE(group, index * 2))
  return bytes
}
