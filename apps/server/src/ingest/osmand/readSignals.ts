import type { AlarmKind, Signals } from '../Intake.ts'
import { type RawRecord, hasValue, readInRange } from './rawValues.ts'

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

/** Reads what a phone or gateway says beside the position, under the names of Traccar. */
export function readSignals(record: RawRecord): Signals {
  const names = typeof record.alarm === 'string' ? record.alarm.split(',').map(nameOf) : []
  const alarms = names.flatMap((name) => alarmNames.get(name) ?? [])
  const ignition = readBoolean(record.ignition)
  const voltage = readInRange(record.power, 0, MAX_VOLTS)
  const metres = readInRange(record.odometer, 0, MAX_METRES)
  const driver = driverKeyOf(record.driverUniqueId)
  return {
    ...(alarms.length > 0 && { alarms: [...new Set(alarms)] }),
    ...(ignition !== null && { ignition }),
    ...(names.includes(POWER_IS_BACK) ? { charging: true } : chargingOf(record.charge)),
    ...(voltage !== null && { voltage }),
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
export function readBatteryState(state: unknown): Signals {
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
