/**
 * Reads a UTC time of six bytes, of which the first is the year since 2000; returns milliseconds since 1970, or null if
 * the time is invalid.
 */
export function readTime(content: Buffer, at: number): number | null {
  if (content.length < at + 6) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = content.subarray(at, at + 6)
  if (hour > 23 || minute > 59 || second > 59) return null
  const time = new Date(Date.UTC(2000 + year, month - 1, day, hour, minute, second))
  // Date.UTC turns the 31st of a short month into a day of the next month.
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.getTime() : null
}

/** Returns the six bytes of a UTC time. */
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

/** Reads an IMEI from eight bytes of binary-coded decimal; null if the bytes are no IMEI. */
export function readImei(content: Buffer, at = 0): string | null {
  const digits = content.subarray(at, at + 8).toString('hex')
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return null
  // An IMEI has 15 digits, so the first of the 16 digits in the packet is a zero.
  return digits.replace(/^0/, '')
}
