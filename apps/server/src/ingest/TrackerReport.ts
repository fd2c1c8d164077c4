/** The supported protocols. */
export type TrackerProtocol = 'osmand' | 'gt06'

/** A position as a tracker reports it, converted to our units but not validated; null for a value that it does not send. */
export interface ReportedPosition {
  /** Milliseconds since 1970. */
  time: number | null
  /** Decimal degrees WGS 84. */
  lat: number | null
  lng: number | null
  /** km/h. */
  speed: number | null
  /** Degrees clockwise from north. */
  heading: number | null
  /** Metres above the sea. */
  altitude: number | null
  /** Metres. */
  accuracy: number | null
  /** Percent. */
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
  /** Percent, from a heartbeat without a position. */
  battery?: number | null
}
