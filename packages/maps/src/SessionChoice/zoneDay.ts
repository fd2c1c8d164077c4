const HOUR = 3_600_000

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

/** The first moment of a day in a zone, midnight or, where the clock leaps over it, what comes after. */
export function firstMoment(day: string, timeZone: string | undefined): number {
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
