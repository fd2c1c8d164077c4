import type { Coordinate } from '../measure/distance.ts'
import { SHORTEST_OVER_LIMIT_S } from '../measure/findOverLimit.ts'
import type { AlarmKind, FleetEvent, NotificationKind } from './FleetEvent.ts'
import { fullTime } from './zonedTime.ts'

export interface NotificationText {
  title: string
  body: string
  target: string
}

export interface Digest {
  kind: NotificationKind
  count: number
  simulated: number
  /** Unique names in the order of the events. */
  names: readonly string[]
}

const numbers = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

export function textOf(event: FleetEvent, address: string | null, zone: string): NotificationText {
  const { title, body, target } = describe(event, zone)
  const where = placeOf(event.place, address)
  const text = [where, body].filter((part) => part !== '').join(', ')
  return { title, body: upperFirst(text), target }
}

export function digestText({ kind, count, simulated, names }: Digest): NotificationText {
  const rest = count - names.length
  const named = names.join(', ')
  const title = `${numbers.format(count)} ${digestTitles[kind]}`
  const list = rest > 0 ? `${named}, dan ${numbers.format(rest)} lainnya` : named
  const isMixed = simulated > 0 && simulated < count
  return {
    title,
    body: isMixed ? `${list}. Sebagian simulasi.` : `${list}.`,
    target: `/notification?kind=${kind}`,
  }
}

/**
 * Returns the texts of the push about a notification. If data is simulated, the title says so, because a push shows it
 * nowhere else.
 */
export function pushText({
  title,
  body,
  target,
  simulated,
}: NotificationText & { simulated: boolean }): NotificationText {
  return { title: simulated ? `${title} (simulasi)` : title, body, target }
}

/** Returns the texts of the push at the end of quiet hours. */
export function quietText(count: number): NotificationText {
  return {
    title: `${numbers.format(count)} pemberitahuan selama jam tenang`,
    body: 'Buka daftar pemberitahuan untuk melihatnya.',
    target: '/notification',
  }
}

const digestTitles: Record<NotificationKind, string> = {
  alarm: 'alarm kendaraan',
  silent: 'perangkat belum mengirim posisi',
  speeding: 'kali kendaraan melaju di atas batas',
  moving: 'kendaraan bergerak di luar jamnya',
  trip_started: 'perjalanan dimulai',
  trip_ended: 'perjalanan selesai',
  unknown_device: 'perangkat belum terdaftar mengirim data',
  no_driver: 'kendaraan bergerak tanpa pengendara',
}

const alarmTitles: Record<AlarmKind, (name: string) => string> = {
  sos: (name) => `${name} mengirim SOS`,
  power_cut: (name) => `Daya pelacak ${name} terputus`,
  towing: (name) => `${name} bergeser saat parkir`,
  low_battery: (name) => `Baterai ${name} lemah`,
}

function describe(event: FleetEvent, zone: string): NotificationText {
  const { name, deviceId, at } = event
  const time = fullTime(at, zone)
  const live = `/tracking?vehicle=${String(deviceId)}`
  switch (event.kind) {
    case 'alarm':
      return {
        title: alarmTitles[event.alarm](name),
        body: event.driver === null ? `${time}.` : `${time}. Pengendara: ${event.driver}.`,
        target: live,
      }
    case 'speeding':
      return {
        title: `${name} melaju ${numbers.format(Math.round(event.highestKmh))} km/jam`,
        body: `${time}. Batas ${String(event.kmh)} km/jam selama ${seconds(Math.max(SHORTEST_OVER_LIMIT_S, event.seconds))}.`,
        target: reportAt(deviceId, at),
      }
    case 'silent':
      return {
        title: `${name} belum mengirim posisi selama ${minutes(event.minutes)}`,
        body: `kontak terakhir ${fullTime(event.lastContact, zone)}.`,
        target: live,
      }
    case 'moving':
      return {
        title: `${name} bergerak ${event.hours === 'outside_work' ? 'di luar jam kerja' : 'di luar jamnya'}`,
        body: `${time}.`,
        target: live,
      }
    case 'trip_started':
      return { title: `${name} memulai perjalanan`, body: `${time}.`, target: live }
    case 'trip_ended':
      return {
        title: `${name} menyelesaikan perjalanan`,
        body: `${time}. Jarak ${numbers.format(event.km)} km, durasi ${minutes(Math.max(1, Math.round((at - event.start) / 60_000)))}.`,
        target: reportAt(deviceId, event.start),
      }
    case 'no_driver':
      return {
        title: `${name} bergerak tanpa pengendara`,
        body: `${time}.`,
        target: `/device/detail/${String(deviceId)}`,
      }
  }
  return {
    title: `Perangkat ${event.imei} belum terdaftar`,
    body: `mengirim data ${time}, tetapi belum terdaftar sebagai perangkat.`,
    target: `/device/add?imei=${encodeURIComponent(event.imei)}`,
  }
}

function reportAt(deviceId: number | null, time: number): string {
  return `/report?device=${String(deviceId)}&moment=${encodeURIComponent(new Date(time).toISOString())}`
}

function placeOf(place: Coordinate | null, address: string | null): string {
  if (place === null) return ''
  return address ?? `(${place.lat.toFixed(5)}, ${place.lng.toFixed(5)})`
}

function seconds(value: number): string {
  return value >= 120 && value % 60 === 0 ? minutes(value / 60) : `${String(value)} detik`
}

function minutes(value: number): string {
  if (value < 120) return `${String(value)} menit`
  const hours = Math.floor(value / 60)
  const days = Math.floor(hours / 24)
  if (hours >= 48)
    return hours % 24 === 0 ? `${String(days)} hari` : `${String(days)} hari ${String(hours % 24)} jam`
  return value % 60 === 0 ? `${String(hours)} jam` : `${String(hours)} jam ${String(value % 60)} menit`
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
