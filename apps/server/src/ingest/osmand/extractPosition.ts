import type { SpeedUnit } from '../../measure/speedUnit.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import type { Signals } from '../Intake.ts'
import { readBatteryState, readSignals } from './readSignals.ts'
import { type RawRecord, firstValue, hasValue, readInRange, FieldError } from './rawValues.ts'

/** One position whose values are not parsed yet; `readPosition` parses them. */
export interface RawPosition {
  lat?: unknown
  lng?: unknown
  time?: unknown
  speed?: unknown
  speedUnit: SpeedUnit
  /** True if neither the format nor the name of the field says in which unit the speed is. */
  isUnitAssumed?: boolean
  heading?: unknown
  altitude?: unknown
  accuracy?: unknown
  /** Battery level in percent. */
  battery: number | null
  valid?: unknown
  signals: Signals
}

/** Returns the message type of an OwnTracks message. Other apps send no such field. */
export function ownTracksType({ _type }: RawRecord): unknown {
  return _type
}

/** Extracts a position from the format of the app that sent it. */
export function extractPosition(record: RawRecord): RawPosition {
  if (isPlainObject(record.coords)) return ofBackgroundGeolocation(record, record.coords)
  if (isPlainObject(record.properties)) return ofFeature(record, record.properties)
  if (hasValue(ownTracksType(record))) return ofOwnTracks(record)
  return ofParameters(record)
}

/**
 * Reads the format of Traccar Client 9 and of apps that use the same library. The speed is in m/s, and the battery
 * level is from 0 to 1.
 */
function ofBackgroundGeolocation(record: RawRecord, coords: RawRecord): RawPosition {
  return {
    lat: coords.latitude,
    lng: coords.longitude,
    time: record.timestamp,
    speed: coords.speed,
    speedUnit: 'ms',
    heading: coords.heading,
    altitude: coords.altitude,
    accuracy: coords.accuracy,
    battery: fractionToPercent(isPlainObject(record.battery) ? record.battery.level : null),
    // Ignores `odometer`, which counts the way of the phone and not of the vehicle.
    signals: readSignals({
      alarm: isPlainObject(record.extras) ? record.extras.alarm : record.alarm,
      charge: isPlainObject(record.battery) ? record.battery.is_charging : null,
    }),
  }
}

/** Reads the format of Overland, which is GeoJSON: the longitude comes before the latitude. */
function ofFeature(record: RawRecord, properties: RawRecord): RawPosition {
  const coordinates = isPlainObject(record.geometry) ? record.geometry.coordinates : null
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
    battery: fractionToPercent(properties.battery_level),
    signals: readBatteryState(properties.battery_state),
  }
}

/**
 * Reads the format of OwnTracks. Messages of other types than `location`, such as regions and settings, count as a
 * heartbeat.
 */
function ofOwnTracks(record: RawRecord): RawPosition {
  const type = ownTracksType(record)
  if (type === 'encrypted') throw new FieldError('_type', 'encrypted')
  const battery = readInRange(record.batt, 0, 100)
  const signals = readBatteryState(record.bs)
  if (type !== 'location') return { speedUnit: 'kmh', battery, signals }
  return {
    lat: record.lat,
    lng: record.lon,
    time: record.tst,
    speed: record.vel,
    speedUnit: 'kmh',
    heading: record.cog,
    altitude: record.alt,
    accuracy: record.acc,
    battery,
    signals,
  }
}

/** Reads the format of OsmAnd: query parameters, form fields, or JSON fields with the same names. */
function ofParameters(record: RawRecord): RawPosition {
  const [lat, lng] = typeof record.location === 'string' ? record.location.split(',') : []
  return {
    lat: firstValue(record, ['lat', 'latitude']) ?? lat,
    lng: firstValue(record, ['lon', 'lng', 'longitude']) ?? lng,
    time: firstValue(record, ['timestamp', 'time']),
    ...speedOf(record),
    heading: firstValue(record, ['bearing', 'heading', 'course']),
    altitude: firstValue(record, ['altitude', 'alt']),
    accuracy: firstValue(record, ['accuracy', 'acc']),
    battery: percentOrFraction(firstValue(record, ['batt', 'battery'])),
    valid: record.valid,
    signals: readSignals(record),
  }
}

/**
 * Returns the speed with its unit. The field `speed` is in m/s from apps that send `latitude`, and in knots from
 * OsmAnd, unless a user chose another unit for the device. The names of the other fields contain the unit.
 */
function speedOf(record: RawRecord): Pick<RawPosition, 'speed' | 'speedUnit' | 'isUnitAssumed'> {
  if (hasValue(record.speed_kmh)) return { speed: record.speed_kmh, speedUnit: 'kmh' }
  if (hasValue(record.speed_ms)) return { speed: record.speed_ms, speedUnit: 'ms' }
  return {
    speed: record.speed,
    speedUnit: hasValue(record.latitude) ? 'ms' : 'knot',
    isUnitAssumed: hasValue(record.speed),
  }
}

function fractionToPercent(value: unknown): number | null {
  const fraction = readInRange(value, 0, 1)
  return fraction === null ? null : Math.round(fraction * 100)
}

/** Reads a percentage. A value below 1 is a fraction, so it is multiplied by 100. */
function percentOrFraction(value: unknown): number | null {
  const read = readInRange(value, 0, 100)
  return read !== null && read < 1 ? Math.round(read * 100) : read
}
