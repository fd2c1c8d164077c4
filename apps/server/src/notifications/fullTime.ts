const formats = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>()

/** A moment in full, in a zone: Sabtu 21 November 2026 pukul 07.24 WIB. */
export function fullTime(moment: number, zone: string): string {
  let format = formats.get(zone)
  if (format === undefined) {
    const of = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('id-ID', { ...options, timeZone: zone })
    format = {
      day: of({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      clock: of({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }),
    }
    formats.set(zone, format)
  }
  return `${format.day.format(moment).replace(',', '')} pukul ${format.clock.format(moment)}`
}

/** Whether a name is one of the IANA time zone database. */
export function isZone(name: string): boolean {
  // An offset is understood too, and is no name.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('id-ID', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
