/** The ways in which trackers speak to us. */
export type TrackerProtocol = 'osmand' | 'gt06'

/** What a tracker says of one moment, in our units; null where it does not say it. Nothing of it is checked yet. */
export interface Fix {
  /** When it was taken; milliseconds since 1970. */
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
  /** Metres that it may be off. */
  accuracy: number | null
  /** Percent. */
  battery: number | null
  /** Whether the tracker itself takes it for a position. */
  valid: boolean
}

/** What a tracker sends at once; one without fixes only says that it is alive. */
export interface TrackerReport {
  /** What the tracker calls itself, mostly its IMEI. */
  imei: string
  protocol: TrackerProtocol
  /** Where it comes from, as `clientNetwork` tells it; none for what the server itself makes. */
  network?: string
  fixes: readonly Fix[]
  /** Percent, from a sign of life that carries no position. */
  battery?: number | null
}
