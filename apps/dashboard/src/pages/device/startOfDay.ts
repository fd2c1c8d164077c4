/** When the day of a moment (milliseconds since 1970) began in a time zone (undefined: the browser's own), as ISO 8601. */
export function startOfDay(timeZone: string | undefined, moment = Date.now()): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' }).format(moment)
  const passed = Date.parse(`1970-01-01T${clock}Z`)
  return new Date(moment - (moment % 1000) - passed).toISOString()
}
