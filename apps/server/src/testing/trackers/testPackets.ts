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
