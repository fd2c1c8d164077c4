import type { SpeedUnit } from '../measure/speedUnit.ts'

export type TrackerProtocol = 'osmand' | 'gt06' | 'teltonika' | 'traccar'

/** The kinds of alarms, the most urgent first. */
export const alarmKinds = ['sos', 'power_cut', 'towing', 'low_battery'] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** What a report says beside the position. A value that the tracker does not send is missing. */
export interface Signals {
  alarms?: readonly AlarmKind[]
  ignition?: boolean
  /** Whether the tracker gets power from outside. */
  charging?: boolean
  /** Voltage of the vehicle, in volts. */
  voltage?: number
  /** Strength of the mobile network, from 0 to 4. */
  network?: number
  /** Number of satellites of the GPS receiver. */
  satellites?: number
  /** km. */
  odometer?: number
  /** The card or key of the driver, as the tracker names it. */
  driverKey?: string
}

/**
 * A position as a tracker reports it, in our units but not validated. A value that the tracker does not send is null.
 */
export interface ReportedPosition {
  /** Time of the position in milliseconds since 1970. */
  time: number | null
  /** True if the report has no time, so that `time` is the time of arrival. */
  isTimeAssumed?: true
  /** Coordinates in decimal degrees (WGS 84). */
  lat: number | null
  lng: number | null
  /** Speed in km/h. */
  speed: number | null
  /** The unit from which `speed` was converted, if the server assumed it because the report does not name it. */
  assumedUnit?: SpeedUnit
  /** Direction of travel in degrees clockwise from north. */
  heading: number | null
  /** Altitude in metres above the sea. */
  altitude: number | null
  /** Accuracy of the coordinates in metres. */
  accuracy: number | null
  /** Battery level in percent. */
  battery: number | null
  /** Whether the tracker marks the position as valid. */
  valid: boolean
  signals?: Signals
  /** Time of the signals and the battery, if the message is newer than its position. */
  toldAt?: number
}

/** One message of a tracker. A message without positions is a heartbeat. */
export interface TrackerReport {
  /** The tracker's own identifier, usually its IMEI. */
  imei: string
  protocol: TrackerProtocol
  /** The network of the sender, from `clientNetwork`. Missing for reports that the server itself makes. */
  network?: string
  /** The depots whose devices the sender may report for; all of them if it is missing or null. */
  groupIds?: readonly number[] | null
  positions: readonly ReportedPosition[]
  /** For each part of the message that could not be read, the name of the wrong field. */
  unreadable?: readonly string[]
  /** Battery level in percent, if a heartbeat without a position contains it. */
  battery?: number | null
  /** The signals of messages without a position, in the order of arrival. */
  signals?: readonly Signals[]
}

export interface Intake {
  /**
   * Resolves after the commit of the transaction that stores the report, even if some positions were refused.
   * Acknowledge the report only then. Throws `UnknownDeviceError` if the device is not registered or in no depot of
   * the sender, `IntakeFullError` if the queue is full, and `DeviceLimitError` if the device exceeds its limit.
   */
  accept(report: TrackerReport): Promise<void>
}

/** Thrown if the device is not registered. Its report is discarded. */
export class UnknownDeviceError extends Error {
  /** Seconds until the server counts the next report of this unknown device; null if it counted this report. */
  readonly retryAfter: number | null

  constructor(retryAfter: number | null) {
    super('The device is not registered.')
    this.name = 'UnknownDeviceError'
    this.retryAfter = retryAfter
  }
}

/** Thrown if the queue is full. The report is discarded. */
export class IntakeFullError extends Error {
  /** Number of seconds after which the client should retry. */
  readonly retryAfter: number

  constructor(retryAfter: number, message = 'More positions arrive than can be stored.') {
    super(message)
    this.name = 'IntakeFullError'
    this.retryAfter = retryAfter
  }
}

/**
 * Thrown if a device sends more positions than one device may store. The server has stored those within the limit; the
 * client must send the whole report again, which stores the next ones.
 */
export class DeviceLimitError extends IntakeFullError {
  constructor(retryAfter: number) {
    super(retryAfter, 'The device sends more positions than one device may store.')
    this.name = 'DeviceLimitError'
  }
}
