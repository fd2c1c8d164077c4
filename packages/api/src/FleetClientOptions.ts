/** The options of a client. */
export interface FleetClientOptions {
  /** URL of the API: a path of this origin, or absolute. */
  baseUrl: string
  /** Returns the token to send; called for each request. */
  token: () => string | null
  /** Returns the language for messages of the server, such as `en`; called for each request. Default: the browser's. */
  language?: (() => string) | undefined
  fetch?: typeof fetch | undefined
  /** Called for a 401 with the token that was sent; never for a sign-in or a call without token. */
  onUnauthorized?: ((sentToken: string) => void) | undefined
  /**
   * Called if a request needs a confirmation; must ask the user for the password and return whether it was correct. If
   * it was, the client repeats the request.
   */
  onConfirm?: (() => Promise<boolean>) | undefined
  timeoutMs?: number | undefined
  /** Parses the JSON of a response with trips, for example in a worker: a trip can have 100,000 points. */
  parseTrips?: ((json: Blob) => unknown) | undefined
  /** Whether the server has the extension `safeWrites`: creates then send an Idempotency-Key, updates an If-Match. */
  safeWrites?: boolean | undefined
}
