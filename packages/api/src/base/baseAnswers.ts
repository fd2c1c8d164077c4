import type { InboxItem } from '../models.ts'
import type { CallOptions } from '../client/createFleetClient.ts'
import type { OperationId, OperationInput } from '../client/OperationInput.ts'
import type { OperationResult } from '../client/responses.ts'

export type InboxChange = (items: readonly InboxItem[]) => readonly InboxItem[]

/** Changes the stored inbox of `owner` in one transaction and returns the new items, newest first. */
export type InboxStorage = (owner: string, change: InboxChange) => Promise<readonly InboxItem[]>

/** What the adapter needs beside the client of the server. */
export interface BaseServerOptions {
  /** Returns the session token; the adapter forgets what belongs to an earlier one. */
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
