/** A moment as the clocks of a zone show it, the way a field of dates and times takes it; empty where there is none. */
export function wallTime(moment: string | null | undefined, timeZone: string | undefined): string {
  const date = new Date(moment ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  // Swedish dates are those of ISO 8601.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(date)
    .replace(' ', 'T')
  // A field without seconds would take the zeros away and seem to be changed.
  return text.replace(/:00$/u, '')
}

/** The moment at which the clocks of a zone show a wall time, as ISO 8601; null while it is none. */
export function momentOf(wall: string, timeZone: string | undefined): string | null {
  const shown = Date.parse(`${wall}Z`)
  if (Number.isNaN(shown)) return null
  // The offset is asked at the moment itself, which needs an offset to be found: the second answer is right.
  const near = shown - offsetAt(shown, timeZone)
  const moment = new Date(shown - offsetAt(near, timeZone))
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** How far the clocks of a zone are ahead of UTC, in ms. */
function offsetAt(time: number, timeZone: string | undefined): number {
  const whole = time - (time % 1000)
  const date = new Date(whole)
  if (Number.isNaN(whole)) return Number.NaN
  return Date.parse(`${withSeconds(wallTime(date.toISOString(), timeZone))}Z`) - whole
}

function withSeconds(wall: string): string {
  return /T\d\d:\d\d$/u.test(wall) ? `${wall}:00` : wall
}
