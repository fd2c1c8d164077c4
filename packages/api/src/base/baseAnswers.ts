import type { CallOptions } from '../client/createFleetClient.ts'
import type { OperationId, OperationInput } from '../client/OperationInput.ts'
import type { OperationResult } from '../client/responses.ts'

/** A notification as a browser stores it. */
export interface StoredNotification {
  /** Id of the message, or a random id. */
  id: string
  title: string
  /** ISO 8601. */
  at: string
  read: boolean
  body?: string
  to?: string
  kind?: string
  important?: boolean
  simulated?: boolean
  count?: number
}

type Change = (items: readonly StoredNotification[]) => readonly StoredNotification[]

/** Changes the stored inbox of `owner` in one transaction and returns the new items, newest first. */
export type InboxStorage = (owner: string, change: Change) => Promise<readonly StoredNotification[]>

/** What the adapter needs beside the client of the server. */
export interface BaseServerOptions {
  /** Returns the session token: what belongs to another token is forgotten. */
  token: () => string | null
  /** URL of a public geocoding service with the API of Nominatim. */
  geocoder: string
  /** Where the inboxes are stored. */
  inboxes: InboxStorage
  /** Replaces `fetch` for the geocoding service, for tests. */
  fetch?: typeof fetch | undefined
}

/** An operation that the adapter answers. The results of all operations that it does not answer come from the server. */
export type BaseAnswers = {
  [Op in OperationId]?: (input: OperationInput<Op>, options: CallOptions) => Promise<OperationResult<Op>>
}
