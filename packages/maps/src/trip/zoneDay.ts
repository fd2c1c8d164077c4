const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Returns a function that formats epoch ms as the day in a zone (`2026-11-20`). Default: the browser's zone. */
export function dayIn(timeZone: string | undefined): (epoch: number) => string {
  // The Swedish date format has the order of ISO 8601: year, month, day.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (epoch) => format.format(epoch)
}

/** Returns the date `days` days after `day`, or before it if `days` is negative. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns whether a text is a valid calendar day, as `2026-11-20`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * Returns the start of a day in a zone, in epoch ms: midnight or, if the clocks skip midnight on that day, the time of
 * the clock change.
 */
export function firstMoment(day: string, timeZone: string | undefined): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const wallClock = wallClockIn(timeZone)
  // Tries the UTC offsets of the day before and the day after; if midnight occurs twice, returns the first.
  for (const near of [midnight - DAY, midnight + DAY]) {
    const start = midnight - (wallClock(near) - near)
    if (wallClock(start) === midnight) return start
  }
  return firstMomentAfterGap(day, timeZone)
}

/** Returns the time (epoch ms) at which clocks in a zone show `clock` (`15:00`) on a day. */
export function momentOf(day: string, clock: string, timeZone: string | undefined): number {
  const wanted = Date.parse(`${day}T${clock}Z`)
  const guess = firstMoment(day, timeZone) + (wanted - Date.parse(`${day}T00:00Z`))
  // On the day of a clock change, the guess is off by that change.
  return guess + wanted - wallClockIn(timeZone)(guess)
}

/**
 * Returns the start and end (ISO 8601) of the day that contains `moment` (epoch ms). Without `timeZone` it uses the zone
 * of the browser.
 */
export function periodOfDay(timeZone: string | undefined, moment: number): { from: string; to: string } {
  const day = dayIn(timeZone)(moment)
  const startOf = (of: string) => new Date(firstMoment(of, timeZone)).toISOString()
  return { from: startOf(day), to: startOf(dayAfter(day, 1)) }
}

/** Finds the start of a day without midnight, by binary search. */
function firstMomentAfterGap(day: string, timeZone: string | undefined): number {
  const dayOf = dayIn(timeZone)
  let before = Date.parse(`${day}T00:00:00Z`) - 15 * HOUR
  let reached = before + 30 * HOUR
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    if (dayOf(middle) < day) before = middle
    else reached = middle
  }
  return reached
}

/**
 * Returns a function that converts epoch ms to the local time of a zone. The local time is also a number in ms: the
 * epoch ms at which clocks in UTC show the same date and time.
 */
function wallClockIn(timeZone: string | undefined): (epoch: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (epoch) => Date.parse(`${format.format(epoch).replace(' ', 'T')}Z`)
}
