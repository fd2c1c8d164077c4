/**
 * Returns a function that writes an instant (ISO 8601) as the time on the clock of a zone, such as
 * `2026-11-21 07:05:00`; other texts stay as they are.
 */
export function wallClock(timeZone: string | undefined): (instant: string) => string {
  // The Swedish locale writes dates as ISO 8601.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return (instant) => {
    const time = Date.parse(instant)
    return Number.isNaN(time) ? instant : clock.format(time)
  }
}
