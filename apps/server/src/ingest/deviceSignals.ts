import { isPossibleTime } from './checkPosition.ts'
import { type AlarmKind, alarmKinds, type Signals } from './Intake.ts'

/** The signals of one message, and their time in milliseconds since 1970. */
export interface TimedSignals {
  signals: Signals
  time: number
}

export type SignalKind =
  | AlarmKind
  | 'ignition'
  | 'charging'
  | 'voltage'
  | 'network'
  | 'satellites'
  | 'odometer'
  | 'driver_key'

/** The last value of a signal; times are milliseconds since 1970. */
export interface StoredSignal {
  kind: SignalKind
  at: number
  /** When this value, or this alarm, began. */
  since: number
  /** A boolean is 0 or 1. An alarm has no value. */
  number: number | null
  text: string | null
}

/**
 * Reports of an alarm belong together while less time than this lies between them. The live fleet shows an alarm for
 * this long after its last report.
 */
export const ALARM_MS = 60 * 60_000

/** Returns the time of signals: the time of their position, or `now` if the clock of the tracker cannot be right. */
export function signalTime(time: number | null, now: number): number {
  return time !== null && isPossibleTime(time, now) ? Math.round(Math.min(time, now)) : now
}

export function latestSignals(messages: readonly TimedSignals[]): StoredSignal[] {
  const latest = new Map<SignalKind, StoredSignal>()
  for (const { signals, time } of messages) {
    for (const one of valuesOf(signals)) {
      const before = latest.get(one.kind)
      if (before && before.at > time) continue
      const isSame = before?.number === one.number && before.text === one.text
      const goesOn = isSame && (!isAlarm(one.kind) || time - before.at <= ALARM_MS)
      latest.set(one.kind, { ...one, at: time, since: goesOn ? before.since : time })
    }
  }
  return [...latest.values()]
}

function isAlarm(kind: SignalKind): boolean {
  return alarmKinds.some((alarm) => alarm === kind)
}

function valuesOf(signals: Signals): Pick<StoredSignal, 'kind' | 'number' | 'text'>[] {
  const { alarms = [], driverKey, ...numbers } = signals
  const values: [SignalKind, boolean | number | undefined][] = [
    ['ignition', numbers.ignition],
    ['charging', numbers.charging],
    ['voltage', numbers.voltage],
    ['network', numbers.network],
    ['satellites', numbers.satellites],
    ['odometer', numbers.odometer],
  ]
  return [
    ...alarms.map((kind) => ({ kind, number: null, text: null })),
    ...values.flatMap(([kind, value]) =>
      value === undefined ? [] : [{ kind, number: Number(value), text: null }],
    ),
    ...(driverKey === undefined ? [] : [{ kind: 'driver_key' as const, number: null, text: driverKey }]),
  ]
}

/** The signals that the live fleet shows; times are milliseconds since 1970. */
export interface ShownSignals {
  ignition: boolean | null
  ignitionAt: number | null
  /** The most urgent alarm of the last hour. */
  alarm: AlarmKind | null
  alarmAt: number | null
}

/**
 * Returns the signals to show after more messages, in the order of arrival. A power cut is over when the tracker reports
 * power from outside; the other alarms only become old.
 */
export function followSignals(
  before: ShownSignals,
  messages: readonly TimedSignals[],
  now: number,
): ShownSignals {
  let state = before
  for (const { signals, time } of messages) {
    const { ignition, charging = false, alarms = [] } = signals
    if (ignition !== undefined && time >= (state.ignitionAt ?? 0)) {
      state = { ...state, ignition, ignitionAt: time }
    }
    if (charging && state.alarm === 'power_cut' && time >= (state.alarmAt ?? 0)) {
      state = { ...state, alarm: null, alarmAt: null }
    }
    if (now - time > ALARM_MS) continue
    for (const alarm of alarms) {
      const age = time - (state.alarmAt ?? -Infinity)
      const isMoreUrgent = state.alarm === null || alarmKinds.indexOf(alarm) < alarmKinds.indexOf(state.alarm)
      if (isMoreUrgent || age > ALARM_MS || (alarm === state.alarm && age > 0)) {
        state = { ...state, alarm, alarmAt: time }
      }
    }
  }
  return state
}
