/**
 * Reads a UTC time of six bytes; the first byte is the year minus 2000. Returns milliseconds since 1970, or null if the
 * time is invalid.
 */
export function readTime(content: Buffer, at: number): number | null {
  if (content.length < at + 6) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = content.subarray(at, at + 6)
  if (hour > 23 || minute > 59 || second > 59) return null
  const time = new Date(Date.UTC(2000 + year, month - 1, day, hour, minute, second))
  // Date.UTC converts the 31st of a short month to a day of the next month. This comparison rejects such a date.
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.getTime() : null
}

/** Returns a UTC time as the six bytes that `readTime` reads. */
export function writeTime(time: Date): Buffer {
  return Buffer.from([
    time.getUTCFullYear() - 2000,
    time.getUTCMonth() + 1,
    time.getUTCDate(),
    time.getUTCHours(),
    time.getUTCMinutes(),
    time.getUTCSeconds(),
  ])
}

/** Reads an IMEI from eight bytes of binary-coded decimal; null if the bytes are not an IMEI. */
export function readImei(content: Buffer, at = 0): string | null {
  const digits = content.subarray(at, at + 8).toString('hex')
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return null
  // The packet has 16 digits but an IMEI has 15, so the first digit in the packet is a zero.
  return digits.replace(/^0/, '')
}
