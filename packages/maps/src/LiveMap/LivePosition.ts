/** Where a vehicle is, as far as the server tells. */
export interface LivePosition {
  key: string
  lat: number
  lng: number
  /** The status in the server's words; null where it sent none. */
  statusText: string | null
  /** When the position was recorded, ISO 8601; absent where the server does not say. */
  time?: string
  /** When the client saw the position change, epoch milliseconds; stands in for `time`. */
  changedAt?: number
  vehicleName?: string
  plate?: string
  /** Degrees clockwise from north. */
  heading?: number | null
  /** km/h. */
  speed?: number | null
  simulated?: boolean
}
