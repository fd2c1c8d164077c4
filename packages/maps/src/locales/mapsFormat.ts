export type MapsLanguage = 'id' | 'en'

const zoneNames: Record<string, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
}

const ageUnits = {
  id: { second: 'dtk lalu', minute: 'mnt lalu', hour: 'jam lalu', day: 'hari lalu', now: 'baru saja' },
  en: { second: 'sec ago', minute: 'min ago', hour: 'hr ago', day: 'days ago', now: 'just now' },
}

export type MapsFormat = ReturnType<typeof mapsFormat>

/** Numbers, times and ages in words for one language and one time zone. */
export function mapsFormat(language: MapsLanguage, timeZone: string) {
  const locale = language === 'id' ? 'id-ID' : 'en-GB'
  const zone = zoneNames[timeZone] ?? shortZoneName(timeZone)
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const degrees = new Intl.NumberFormat('en-US', { minimumFractionDigits: 5, maximumFractionDigits: 5 })
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const seconds = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
  const perHour = language === 'id' ? 'km/jam' : 'km/h'
  return {
    zone,
    count: (value: number) => whole.format(value),
    /** Kilometres in, "18,4 km" out. */
    distance: (km: number) => `${decimal.format(km)} km`,
    /** Kilometres an hour in, "87 km/jam" out. */
    speed: (kmh: number) => `${oneDecimal.format(kmh)} ${perHour}`,
    perHour,
    /** Epoch milliseconds in, "07.24.10 WIB" out. */
    time: (epoch: number) => `${seconds.format(epoch)} ${zone}`,
    /** Epoch milliseconds in, "07.24" out; the zone stands elsewhere. */
    clock: (epoch: number) => clock.format(epoch),
    /** Epoch milliseconds in, "Kam, 19 Nov" out. */
    day: (epoch: number) => day.format(epoch),
    coordinates: (lat: number, lng: number) => `${degrees.format(lat)}, ${degrees.format(lng)}`,
    /** Milliseconds in, "12 dtk lalu" out. */
    age: (milliseconds: number) =>
      age(Math.max(0, Math.floor(milliseconds / 1000)), ageUnits[language], whole),
  }
}

function age(seconds: number, units: (typeof ageUnits)['id'], format: Intl.NumberFormat) {
  if (seconds < 1) return units.now
  if (seconds < 60) return `${seconds} ${units.second}`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} ${units.minute}`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} ${units.hour}`
  return `${format.format(Math.floor(seconds / 86_400))} ${units.day}`
}

function shortZoneName(timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(0)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}
