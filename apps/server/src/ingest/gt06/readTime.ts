/** Reads six bytes, the year of this century first, as UTC; null where they are no time. Milliseconds since 1970. */
export function readTime(content: Buffer, at: number): number | null {
  if (content.length < at + 6) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = content.subarray(at, at + 6)
  if (hour > 23 || minute > 59 || second > 59) return null
  const time = new Date(Date.UTC(2000 + year, month - 1, day, hour, minute, second))
  // The calendar turns the 31st of a short month into another day.
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.getTime() : null
}

/** The six bytes of a moment, in UTC. */
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
