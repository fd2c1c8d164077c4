import { isObject } from '../httpError.ts'
import type {
  AlarmKind,
  GpsMoment,
  GpsSession,
  LastPosition,
  LivePosition,
  SpeedingStretch,
  TripExclusion,
  TripSummary,
} from '../../models.ts'
import { statusText } from '../../statusText.ts'
import { deviceReference, driverReference, vehicleReference } from './fleet.ts'
import {
  flag,
  id,
  number,
  numberWithin,
  optional,
  or,
  orNull,
  record,
  relation,
  text,
  word,
  words,
  type Reader,
} from './reader.ts'

const noTime = { time: null }
/**
 * Reads the start or end of a trip. Null means no time, as at the end of a running trip. An invalid time becomes ''.
 */
const moment: Reader<GpsMoment> = (value) =>
  value === null || value === undefined ? noTime : someMoment(value)
const someMoment = or(
  record<GpsMoment>({ time: (value) => (value === null || value === undefined ? null : words(value)) }),
  { time: '' },
)
const latitude = numberWithin(-90, 90)
const longitude = numberWithin(-180, 180)

const statusObject = optional(record({ text }))
/** Reads a status as `{text}`. Servers send it as an object, a text or a number. */
const status: Reader<{ text: string }> = (value) => statusObject(value) ?? { text: statusText(value) ?? '' }

const time = orNull(text)
const share = record<NonNullable<GpsSession['share']>>({
  from: time,
  to: time,
  distance: number,
  driving: number,
  counted_distance: number,
  counted_driving: number,
})

const end = record({ lat: latitude, lng: longitude })
const speeds: Reader<(number | null)[]> = (value) => (Array.isArray(value) ? value.map(orNull(number)) : [])

const sessionFields = record<GpsSession>({
  start: moment,
  end: moment,
  // Pages show NaN as a dash, and totals ignore it.
  distance: or(number, Number.NaN),
  speed: orNull(number),
  max_speed: optional(numberWithin(0, Number.MAX_VALUE)),
  // Does not validate the points: `tripData` drops and reports invalid points. Does not copy the array, because
  // `parseTrips` may have stored a computed trip under this object.
  points: (value) => (Array.isArray(value) ? value : []),
  id: optional(id),
  device: relation(deviceReference),
  vehicle: relation(vehicleReference),
  driver: relation(driverReference),
  simulated: optional(flag),
  source: optional(text),
  share: optional(share),
  overlap: (value) => (value === true ? value : undefined),
  gap_before: optional(record({ km: number, seconds: number })),
  preview: optional(record<NonNullable<GpsSession['preview']>>({ start: end, end, speeds })),
})

/** Reads a trip. Throws an error if it has neither a start nor points. */
export const session: Reader<GpsSession> = (value) => {
  if (isObject(value) && !isObject(value['start']) && !Array.isArray(value['points']))
    return sessionFields(null)
  return sessionFields(value)
}

const natural = numberWithin(0, Number.MAX_VALUE)
export const tripSummary = record<TripSummary>({
  distance: natural,
  driving: natural,
  trips: natural,
  running: or(flag, false),
  simulated: optional(flag),
})

export const tripExclusion = record<TripExclusion>({
  id,
  from: text,
  to: text,
  at: text,
  by: orNull(record({ id, name: words })),
  restorable: or(flag, false),
})

export const speedingStretch = record<SpeedingStretch>({
  from: text,
  to: text,
  highest: number,
  device: record({ id, name: words, imei: optional(text) }),
  vehicle: orNull(vehicleReference),
  driver: orNull(driverReference),
  simulated: optional(flag),
})

export const lastPosition = record<LastPosition>({
  lat: latitude,
  lng: longitude,
  status,
  time: optional(text),
  contact: relation(text),
  device: relation(deviceReference),
  vehicle: relation(vehicleReference),
  simulated: optional(flag),
})

export const livePosition = record<LivePosition>({
  device: record({ id, name: words, imei: optional(text) }),
  vehicle: orNull(vehicleReference),
  driver: orNull(driverReference),
  lat: orNull(latitude),
  lng: orNull(longitude),
  speed: orNull(number),
  heading: orNull(number),
  time: orNull(text),
  status,
  statusSince: relation(text),
  simulated: optional(flag),
  contact: relation(text),
  ignition: relation(flag),
  alarm: relation(word<AlarmKind>()),
  alarmTime: relation(text),
})
