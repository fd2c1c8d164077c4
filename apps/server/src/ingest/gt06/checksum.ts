const POLYNOMIAL = 0x8408

const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

/** What GT06 calls CRC-ITU (CRC-16/X-25), over the bytes from a packet's length up to its serial number. */
export function checksum(bytes: Uint8Array): number {
  let value = 0xffff
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0)
  return value ^ 0xffff
}
