/** The options of a client of the fleet API. */
export interface FleetClientOptions {
  /** URL of the API: a path of this origin, or absolute. */
  baseUrl: string
  /** Returns the token to send; called for each request. */
  token: () => string | null
  /** Returns the language for messages of the server, such as `en`; called for each request. Default: the browser's. */
  language?: (() => string) | undefined
  fetch?: typeof fetch | undefined
  /** Called with the sent token after a 401 response; not called for a sign-in or a call without a token. */
  onUnauthorized?: ((sentToken: string) => void) | undefined
  /**
   * Called if the server requires a confirmation of a request. Must ask the user for the password and return whether it
   * was correct. If the password was correct, the client repeats the request.
   */
  onConfirm?: (() => Promise<boolean>) | undefined
  timeoutMs?: number | undefined
  /** Parses the JSON of a response with trips, for example in a worker: a trip can have 100,000 points. */
  parseTrips?: ((json: Blob) => unknown) | undefined
  /** Whether the server has the extension `safeWrites`: the client then sends `Idempotency-Key` and `If-Match`. */
  safeWrites?: boolean | undefined
}
