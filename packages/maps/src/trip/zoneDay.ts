const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A reader of the day, as `2026-11-20`, that a moment has in a zone; undefined is the browser's own. */
export function dayIn(timeZone: string | undefined): (epoch: number) => string {
  // Sweden writes its dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (epoch) => format.format(epoch)
}

/** The day that lies `days` after another. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Returns the first moment of a day in a zone: midnight or, where the clock skips it, the moment of the change. */
export function firstMoment(day: string, timeZone: string | undefined): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const wallClock = wallClockIn(timeZone)
  // By the offset of the day before and of the day after: where midnight comes twice, the first one counts.
  for (const near of [midnight - DAY, midnight + DAY]) {
    const start = midnight - (wallClock(near) - near)
    if (wallClock(start) === midnight) return start
  }
  return firstMomentAfterGap(day, timeZone)
}

/** Bisects: around a skipped midnight the days follow each other in order. */
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

/** Returns a function from a moment to what the clock of a zone shows then, as if it were UTC. */
function wallClockIn(timeZone: string | undefined): (epoch: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (epoch) => Date.parse(`${format.format(epoch).replace(' ', 'T')}Z`)
}
