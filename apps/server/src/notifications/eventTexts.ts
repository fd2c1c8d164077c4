import type { Coordinate } from '../measure/distance.ts'
import { SHORTEST_OVER_LIMIT_S } from '../measure/findOverLimit.ts'
import { catalogues, type Language } from '../locales/messages.ts'
import type { Texts } from '../locales/id.ts'
import type { FleetEvent, NotificationKind } from './FleetEvent.ts'
import { fullTime } from './zonedTime.ts'

export interface NotificationText {
  title: string
  body: string
  target: string
}

/** The texts of a notification in each language: a user can read it in another language than the one of its time. */
export interface NotificationTexts {
  texts: Record<Language, Omit<NotificationText, 'target'>>
  target: string
}

export interface Digest {
  kind: NotificationKind
  count: number
  simulated: number
  /** Unique names in the order of the events. */
  names: readonly string[]
}

export function textsOf(event: FleetEvent, address: string | null, zone: string): NotificationTexts {
  return inEachLanguage((texts) => {
    const { title, body, target } = describe(event, zone, texts)
    const where = placeOf(event.place, address)
    const text = [where, body].filter((part) => part !== '').join(', ')
    return { title, body: upperFirst(text), target }
  })
}

export function digestTexts({ kind, count, simulated, names }: Digest): NotificationTexts {
  const rest = count - names.length
  const isMixed = simulated > 0 && simulated < count
  return inEachLanguage(({ event }) => {
    const named = names.join(', ')
    const list = rest > 0 ? event.andOthers(named, numberIn(event, rest)) : named
    return {
      title: event.digest[kind](numberIn(event, count)),
      body: isMixed ? `${list}. ${event.partlySimulated}` : `${list}.`,
      target: `/notification?kind=${kind}`,
    }
  })
}

function inEachLanguage(write: (texts: Texts) => NotificationText): NotificationTexts {
  const { target, ...indonesian } = write(catalogues.id)
  const { title, body } = write(catalogues.en)
  return { texts: { id: indonesian, en: { title, body } }, target }
}

/**
 * Returns the texts of the push about a notification. If data is simulated, the title says so, because a push shows it
 * nowhere else.
 */
export function pushText(
  { texts, target, simulated }: NotificationTexts & { simulated: boolean },
  language: Language,
): NotificationText {
  const { title, body } = texts[language]
  return { title: simulated ? catalogues[language].event.simulated(title) : title, body, target }
}

/** Returns the texts of the push at the end of quiet hours. */
export function quietText(count: number, language: Language): NotificationText {
  const { event } = catalogues[language]
  return { title: event.quiet(numberIn(event, count)), body: event.quietBody, target: '/notification' }
}

function describe(event: FleetEvent, zone: string, { event: texts }: Texts): NotificationText {
  const { name, deviceId, at } = event
  const timeOf = (time: number) => fullTime(time, zone, texts)
  const time = timeOf(at)
  const live = `/tracking?vehicle=${String(deviceId)}`
  switch (event.kind) {
    case 'alarm':
      return {
        title: texts.alarm[event.alarm](name),
        body: event.driver === null ? `${time}.` : `${time}. ${texts.driver(event.driver)}`,
        target: live,
      }
    case 'speeding': {
      const duration = seconds(texts, Math.max(SHORTEST_OVER_LIMIT_S, event.seconds))
      return {
        title: texts.speeding(name, numberIn(texts, Math.round(event.highestKmh))),
        body: `${time}. ${texts.speedingBody(event.kmh, duration)}`,
        target: reportAt(deviceId, at),
      }
    }
    case 'silent':
      return {
        title: texts.silent(name, minutes(texts, event.minutes)),
        body: texts.silentBody(timeOf(event.lastContact)),
        target: live,
      }
    case 'moving':
      return {
        title: event.hours === 'outside_work' ? texts.movingOutsideWork(name) : texts.moving(name),
        body: `${time}.`,
        target: live,
      }
    case 'engine_on':
      return {
        title: event.hours === 'outside_work' ? texts.engineOutsideWork(name) : texts.engine(name),
        body: `${time}.`,
        target: live,
      }
    case 'low_voltage':
      return {
        title: texts.lowVoltage(name, numberIn(texts, event.volts, 2)),
        body: `${time}. ${texts.lowVoltageBody(numberIn(texts, event.limit, 2))}`,
        target: live,
      }
    case 'trip_started':
      return { title: texts.started(name), body: `${time}.`, target: live }
    case 'trip_ended': {
      const duration = minutes(texts, Math.max(1, Math.round((at - event.start) / 60_000)))
      return {
        title: texts.ended(name),
        body: `${time}. ${texts.endedBody(numberIn(texts, event.km), duration)}`,
        target: reportAt(deviceId, event.start),
      }
    }
    case 'no_driver':
      return {
        title: texts.noDriver(name),
        body: `${time}.`,
        target: `/device/detail/${String(deviceId)}`,
      }
  }
  return {
    title: texts.unknownDevice(event.imei),
    body: texts.unknownDeviceBody(time),
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

function seconds(texts: Texts['event'], value: number): string {
  return value >= 120 && value % 60 === 0 ? minutes(texts, value / 60) : texts.seconds(value)
}

function minutes(texts: Texts['event'], value: number): string {
  if (value < 120) return texts.minutes(value)
  const hours = Math.floor(value / 60)
  const days = Math.floor(hours / 24)
  if (hours >= 48)
    return hours % 24 === 0 ? texts.days(days) : `${texts.days(days)} ${texts.hours(hours % 24)}`
  return value % 60 === 0 ? texts.hours(hours) : `${texts.hours(hours)} ${texts.minutes(value % 60)}`
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberIn({ tag }: Texts['event'], value: number, maximumFractionDigits = 1): string {
  const key = `${tag} ${String(maximumFractionDigits)}`
  let format = numberFormats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(tag, { maximumFractionDigits })
    numberFormats.set(key, format)
  }
  return format.format(value)
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
