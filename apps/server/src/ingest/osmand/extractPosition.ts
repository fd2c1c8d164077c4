import type { SpeedUnit } from '../../measure/speedUnit.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import type { Signals, AlarmKind } from '../Intake.ts'
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
  battery: number | null
  valid?: unknown
  signals: Signals
}

/** Returns the message type of an OwnTracks message. Other apps send no such field. */
export function ownTracksType({ _type }: RawRecord): unknown {
  return _type
}

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

/** The names of alarms, in lower case and without separators. Traccar defines most of them. */
const alarmNames: ReadonlyMap<string, AlarmKind> = new Map([
  ['sos', 'sos'],
  ['powercut', 'power_cut'],
  ['tow', 'towing'],
  ['towing', 'towing'],
  ['lowbattery', 'low_battery'],
  ['lowpower', 'low_battery'],
])
const POWER_IS_BACK = 'powerrestored'

/** Maximum length of the key of a driver; the same characters as in an identity are allowed. */
const driverKey = /^[\x20-\x7e]{1,64}$/
const MAX_VOLTS = 1_000
const MAX_METRES = 1e10
const MAX_SATELLITES = 255

/** Reads what a phone or gateway says beside the position, under the names of Traccar. */
export function readSignals(record: RawRecord): Signals {
  const names = typeof record.alarm === 'string' ? record.alarm.split(',').map(nameOf) : []
  const alarms = names.flatMap((name) => alarmNames.get(name) ?? [])
  const ignition = readBoolean(record.ignition)
  const voltage = readInRange(record.power, 0, MAX_VOLTS)
  const metres = readInRange(record.odometer, 0, MAX_METRES)
  const satellites = readInRange(record.sat, 0, MAX_SATELLITES)
  const driver = driverKeyOf(record.driverUniqueId)
  return {
    ...(alarms.length > 0 && { alarms: [...new Set(alarms)] }),
    ...(ignition !== null && { ignition }),
    ...(names.includes(POWER_IS_BACK) ? { charging: true } : chargingOf(record.charge)),
    ...(voltage !== null && { voltage }),
    ...(satellites !== null && { satellites: Math.round(satellites) }),
    ...(metres !== null && { odometer: metres / 1000 }),
    ...(driver !== null && { driverKey: driver }),
  }
}

/** Returns whether the battery is charged; nothing if the value is unknown. */
function chargingOf(value: unknown): Pick<Signals, 'charging'> {
  const charging = readBoolean(value)
  return charging === null ? {} : { charging }
}

/** What Overland and OwnTracks send as the state of the battery. */
const batteryStates = new Map<unknown, boolean>([
  ['charging', true],
  ['full', true],
  ['unplugged', false],
  [1, false],
  [2, true],
  [3, true],
])

/** Reads whether the battery is charged from the state of the battery, as Overland and OwnTracks send it. */
function readBatteryState(state: unknown): Signals {
  return chargingOf(batteryStates.get(state))
}

function readBoolean(value: unknown): boolean | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (text === true || text === 'true' || text === '1' || text === 1) return true
  return text === false || text === 'false' || text === '0' || text === 0 ? false : null
}

function driverKeyOf(value: unknown): string | null {
  if (!hasValue(value)) return null
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return driverKey.test(text) ? text : null
}

function nameOf(alarm: string): string {
  return alarm.toLowerCase().replaceAll(/[^a-z]/g, '')
}
