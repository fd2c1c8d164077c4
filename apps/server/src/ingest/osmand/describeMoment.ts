import type { SpeedUnit } from '../../measure/speedUnit.ts'
import { refusedField } from './refusedField.ts'
import { isRecord } from '../../parse/isRecord.ts'
import { firstSaid, isSaid, readWithin, type SaidRecord } from './saidValue.ts'

/** One moment in the words of the app that sent it; `readPosition` reads them. */
export interface Moment {
  lat?: unknown
  lng?: unknown
  time?: unknown
  speed?: unknown
  speedUnit: SpeedUnit
  heading?: unknown
  altitude?: unknown
  accuracy?: unknown
  /** Percent. */
  battery: number | null
  valid?: unknown
}

/** What OwnTracks calls a message; no other app says it. */
export function messageType({ _type }: SaidRecord): unknown {
  return _type
}

/** Finds where an app says what: each family of apps has a form of its own. */
export function describeMoment(said: SaidRecord): Moment {
  if (isRecord(said.coords)) return ofBackgroundGeolocation(said, said.coords)
  if (isRecord(said.properties)) return ofFeature(said, said.properties)
  if (isSaid(messageType(said))) return ofOwnTracks(said)
  return ofParameters(said)
}

/** Traccar Client since version 9 and other apps on the same library: speed in m/s, the battery a share of one. */
function ofBackgroundGeolocation(said: SaidRecord, coords: SaidRecord): Moment {
  return {
    lat: coords.latitude,
    lng: coords.longitude,
    time: said.timestamp,
    speed: coords.speed,
    speedUnit: 'ms',
    heading: coords.heading,
    altitude: coords.altitude,
    accuracy: coords.accuracy,
    battery: shareToPercent(isRecord(said.battery) ? said.battery.level : null),
  }
}

/** Overland: GeoJSON, with the longitude first. */
function ofFeature(said: SaidRecord, properties: SaidRecord): Moment {
  const coordinates = isRecord(said.geometry) ? said.geometry.coordinates : null
  const [lng, lat]: unknown[] = Array.isArray(coordinates) ? coordinates : []
  return {
    lat,
    lng,
    time: properties.timestamp,
    speed: properties.speed,
    speedUnit: 'ms',
    heading: properties.course,
    altitude: properties.altitude,
    accuracy: properties.horizontal_accuracy,
    battery: shareToPercent(properties.battery_level),
  }
}

/** OwnTracks; what is not a location (a place that was entered, a list of them, its settings) is only a sign of life. */
function ofOwnTracks(said: SaidRecord): Moment {
  const type = messageType(said)
  if (type === 'encrypted') throw refusedField('_type', 'encrypted')
  const battery = readWithin(said.batt, 0, 100)
  if (type !== 'location') return { speedUnit: 'kmh', battery }
  return {
    lat: said.lat,
    lng: said.lon,
    time: said.tst,
    speed: said.vel,
    speedUnit: 'kmh',
    heading: said.cog,
    altitude: said.alt,
    accuracy: said.acc,
    battery,
  }
}

/** The OsmAnd form itself: parameters of an address, of a form, or of JSON with the same names. */
function ofParameters(said: SaidRecord): Moment {
  const [lat, lng] = typeof said.location === 'string' ? said.location.split(',') : []
  return {
    lat: firstSaid(said, ['lat', 'latitude']) ?? lat,
    lng: firstSaid(said, ['lon', 'lng', 'longitude']) ?? lng,
    time: firstSaid(said, ['timestamp', 'time']),
    ...speedOf(said),
    heading: firstSaid(said, ['bearing', 'heading', 'course']),
    altitude: firstSaid(said, ['altitude', 'alt']),
    accuracy: firstSaid(said, ['accuracy', 'acc']),
    battery: percentOrShare(firstSaid(said, ['batt', 'battery'])),
    valid: said.valid,
  }
}

/** Knots by the OsmAnd form, m/s beside the names of a phone's own location service, else what the name says. */
function speedOf(said: SaidRecord): Pick<Moment, 'speed' | 'speedUnit'> {
  if (isSaid(said.speed_kmh)) return { speed: said.speed_kmh, speedUnit: 'kmh' }
  if (isSaid(said.speed_ms)) return { speed: said.speed_ms, speedUnit: 'ms' }
  return { speed: said.speed, speedUnit: isSaid(said.latitude) ? 'ms' : 'knot' }
}

function shareToPercent(value: unknown): number | null {
  const share = readWithin(value, 0, 1)
  return share === null ? null : Math.round(share * 100)
}

/** A percentage, unless it is a fraction below one. */
function percentOrShare(value: unknown): number | null {
  const read = readWithin(value, 0, 100)
  return read !== null && read < 1 ? Math.round(read * 100) : read
}
