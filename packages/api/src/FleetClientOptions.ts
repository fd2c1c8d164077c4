/** What a client needs to know. */
export interface FleetClientOptions {
  /** Where the API lies: a path of this origin, or an address. */
  baseUrl: string
  /** The token to send, asked anew for every call. */
  token: () => string | null
  /** The language of the server's messages, such as `en`; asked anew for every call. Without it the browser sends its own. */
  language?: (() => string) | undefined
  fetch?: typeof fetch | undefined
  /** Called for a 401 with the token that was sent; never for a sign-in or a call without token. */
  onUnauthorized?: ((sentToken: string) => void) | undefined
  timeoutMs?: number | undefined
  /** Parses the JSON of an answer with trips: in a worker, say, since a trip may have a hundred thousand points. */
  parseTrips?: ((json: Blob) => unknown) | undefined
  /** Whether the server has the extension of that name: creates then carry an Idempotency-Key, updates an If-Match. */
  safeWrites?: boolean | undefined
}
