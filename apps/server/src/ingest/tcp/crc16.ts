/**
 * Returns a function that computes a CRC-16 of bytes with reflected bits. `polynomial` is the reflected polynomial;
 * `mask` is the first value and is XORed with the last one.
 */
export function crc16(polynomial: number, mask: number): (bytes: Uint8Array) => number {
  const table = Uint16Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ polynomial : value >>> 1
    return value
  })
  return (bytes) => {
    let value = mask
    for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0)
    return value ^ mask
  }
}
