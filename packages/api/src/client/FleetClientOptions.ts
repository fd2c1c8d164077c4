/** The options of a client of the fleet API. */
export interface FleetClientOptions {
  /** URL of the API: a path on the origin of the page, or an absolute URL. */
  baseUrl: string
  /** Returns the token to send; called for each request. */
  token: () => string | null
  /** Returns the language of the server's messages, such as `en`; called for each request. Default: the browser's. */
  language?: (() => string) | undefined
  fetch?: typeof fetch | undefined
  /** After a 401 response, called with the token of the request; not after a sign-in or a call without a token. */
  onUnauthorized?: ((sentToken: string) => void) | undefined
  /**
   * Called if the server requires that the user confirms a request with the password. The callback must ask the user
   * for the password and return whether the password was correct. If it was correct, the client repeats the request.
   */
  onConfirm?: (() => Promise<boolean>) | undefined
  timeoutMs?: number | undefined
  /** Parses the JSON of a response with trips, for example in a worker, because a trip can have 100,000 points. */
  parseTrips?: ((json: Blob) => unknown) | undefined
  /** Whether the server has the extension `safeWrites`. The client then sends `Idempotency-Key` and `If-Match`. */
  safeWrites?: boolean | undefined
}
