export type MapsLanguage = 'id' | 'en'

const ageUnits = {
  id: { second: 'dtk lalu', minute: 'mnt lalu', hour: 'jam lalu', day: 'hari lalu', now: 'baru saja' },
  en: { second: 'sec ago', minute: 'min ago', hour: 'hr ago', day: 'days ago', now: 'just now' },
}

export type MapsFormat = ReturnType<typeof mapsFormat>

/** A formatter costs milliseconds to make, and few pages need them all. */
function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => (made ??= make())
}

/** Numbers, times and ages in words for one language and one time zone; undefined is the browser's own. */
export function mapsFormat(language: MapsLanguage, timeZone?: string) {
  const locale = language === 'id' ? 'id-ID' : 'en-GB'
  const numbers = (digits: number) =>
    onFirstUse(() => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }))
  const times = (options: Intl.DateTimeFormatOptions, written = locale) =>
    onFirstUse(() => new Intl.DateTimeFormat(written, { timeZone, hourCycle: 'h23', ...options }))
  const [whole, oneDecimal, decimal] = [numbers(0), numbers(1), numbers(2)]
  const degrees = onFirstUse(
    () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 5, maximumFractionDigits: 5 }),
  )
  const clock = times({ hour: '2-digit', minute: '2-digit' })
  const seconds = times({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
  const day = times({ weekday: 'short', day: 'numeric', month: 'short' })
  const dayOfYear = times({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const year = times({ year: 'numeric' })
  // Only the Indonesian locale names its zones WIB, WITA and WIT.
  const zones = times({ timeZoneName: 'short' }, 'id-ID')
  const zone = (epoch: number) =>
    zones()
      .formatToParts(epoch)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const perHour = language === 'id' ? 'km/jam' : 'km/h'
  return {
    /** Epoch milliseconds in, the name of the zone at that moment out. */
    zone,
    count: (value: number) => whole().format(value),
    /** Kilometres in, "18,4 km" out. */
    distance: (km: number) => `${decimal().format(km)} km`,
    /** Kilometres an hour in, "87 km/jam" out. */
    speed: (kmh: number) => `${oneDecimal().format(kmh)} ${perHour}`,
    perHour,
    /** Epoch milliseconds in, "07.24.10 WIB" out. */
    time: (epoch: number) => `${seconds().format(epoch)} ${zone(epoch)}`,
    /** Epoch milliseconds in, "07.24" out; the zone stands elsewhere. */
    clock: (epoch: number) => clock().format(epoch),
    /** Epoch milliseconds in, "Kam, 19 Nov" out; with the year where it is not the present one. */
    day: (epoch: number) =>
      (year().format(epoch) === year().format(Date.now()) ? day() : dayOfYear()).format(epoch),
    coordinates: (lat: number, lng: number) => `${degrees().format(lat)}, ${degrees().format(lng)}`,
    /** Milliseconds in, "12 dtk lalu" out. */
    age: (milliseconds: number) =>
      age(Math.max(0, Math.floor(milliseconds / 1000)), ageUnits[language], whole()),
  }
}

function age(seconds: number, units: (typeof ageUnits)['id'], format: Intl.NumberFormat) {
  if (seconds < 1) return units.now
  if (seconds < 60) return `${seconds} ${units.second}`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} ${units.minute}`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} ${units.hour}`
  return `${format.format(Math.floor(seconds / 86_400))} ${units.day}`
}
