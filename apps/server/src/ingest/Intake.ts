/** The supported protocols. */
export type TrackerProtocol = 'osmand' | 'gt06'

/**
 * A position as a tracker reports it, converted to our units but not validated; null for a value that it does not send.
 */
export interface ReportedPosition {
  /** Time of the position in milliseconds since 1970. */
  time: number | null
  /** Coordinates in decimal degrees (WGS 84). */
  lat: number | null
  lng: number | null
  /** Speed in km/h. */
  speed: number | null
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
}

/** One message of a tracker; without positions it is a heartbeat. */
export interface TrackerReport {
  /** The tracker's own identifier, usually its IMEI. */
  imei: string
  protocol: TrackerProtocol
  /** The sender's network from `clientNetwork`; absent for reports made by the server itself. */
  network?: string
  positions: readonly ReportedPosition[]
  /** Battery level in percent, from a heartbeat without a position. */
  battery?: number | null
}

/** Accepts the reports of trackers. */
export interface Intake {
  /**
   * Resolves after the report is committed, including its refused positions; send the acknowledgement only then. Throws
   * `UnknownDeviceError`, and `IntakeFullError` if the queue is full.
   */
  accept(report: TrackerReport): Promise<void>
}

/** The device is not registered; its report is discarded. */
export class UnknownDeviceError extends Error {
  /** Seconds until the next report of the device is counted; null if this report was counted. */
  readonly retryAfter: number | null

  constructor(retryAfter: number | null) {
    super('The device is not registered.')
    this.name = 'UnknownDeviceError'
    this.retryAfter = retryAfter
  }
}

/** The queue is full; the report is discarded. */
export class IntakeFullError extends Error {
  /** Seconds until the client should retry. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('More positions arrive than can be stored.')
    this.name = 'IntakeFullError'
    this.retryAfter = retryAfter
  }
}
