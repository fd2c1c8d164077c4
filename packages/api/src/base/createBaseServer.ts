import { operations } from '../__generated__/operations.ts'
import { ApiError } from '../client/ApiError.ts'
import type { CallOptions, FleetClient } from '../client/createFleetClient.ts'
import { failureMessage } from '../client/failureMessage.ts'
import type { OperationFacts } from '../client/OperationFacts.ts'
import type { OperationId } from '../client/OperationInput.ts'
import { askDirectly } from './askDirectly.ts'
import { RateLimiter } from './RateLimiter.ts'
import type { Address } from '../models.ts'
import { baseFleet } from './baseFleet.ts'
import { baseInbox, type LocalInbox } from './baseInbox.ts'
import type { BaseAnswers, BaseServerOptions } from './baseAnswers.ts'
import { baseTrips } from './baseTrips.ts'

/** A base server (it has only the operations of the specification) that answers as a server with all extensions. */
export interface BaseServer {
  client: FleetClient
  /** The inbox of the signed-in user, which only this browser keeps. */
  inbox: LocalInbox
}

const nothingToTell = { message: null }

/**
 * Makes a base server answer as a server with all extensions: it answers the extensions that pages ask for in the
 * browser, from the operations of the specification. All other extensions fail with a 404.
 */
export function createBaseServer(client: FleetClient, options: BaseServerOptions): BaseServer {
  const find = publicGeocoder(options)
  let session: ReturnType<typeof open> | undefined

  function open(token: string | null) {
    const inbox = baseInbox(client, token ?? '', options.inboxes)
    const answers: BaseAnswers = {
      logout: async () => nothingToTell,
      listOwnGroups: async () => [],
      reverseGeocode: ({ lat, lon }, { signal }) => find(lat, lon, signal),
      // A base server has no archive, so no record is archived.
      listDevices: async ({ archived }, call) =>
        archived === 'only' ? [] : client.request('listDevices', {}, call),
      listDrivers: async ({ archived }, call) =>
        archived === 'only' ? [] : client.request('listDrivers', {}, call),
      listVehicles: async ({ archived }, call) =>
        archived === 'only' ? [] : client.request('listVehicles', {}, call),
      ...baseTrips(client),
      ...baseFleet(client),
      ...inbox.answers,
    }
    return { token, answers, inbox: inbox.local }
  }

  /** Returns the answers and the inbox of the session token; those of an earlier token are forgotten. */
  function current() {
    const token = options.token()
    return session?.token === token ? session : (session = open(token))
  }

  const request = async (operation: OperationId, input: object = {}, call: CallOptions = {}) => {
    // `BaseAnswers` has the types of the operations, so each answer takes the input of its own operation.
    const known: Partial<Record<OperationId, (input: object, call: CallOptions) => Promise<unknown>>> =
      current().answers as object // oxlint-disable-line typescript/no-unsafe-type-assertion -- see above
    const answer = known[operation]
    if (answer) return answer(input, call)
    const { extension }: OperationFacts = operations[operation]
    if (extension !== undefined)
      throw new ApiError({ status: 404, code: 'http', message: failureMessage('http', 404) })
    return client.request(operation as 'getMe', input, call) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: one operation stands for all, whose inputs the caller has checked
  }
  return {
    client: {
      ...client,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `BaseAnswers` has the types of the operations
      request: request as FleetClient['request'],
    },
    inbox: {
      open: (owner) => current().inbox.open(owner),
      add: (item) => current().inbox.add(item),
      isStored: () => current().inbox.isStored(),
    },
  }
}

/** Finds addresses at a public service, at the rate that it permits. Sends it no token. */
function publicGeocoder({ geocoder: url, fetch }: BaseServerOptions) {
  const limiter = new RateLimiter()
  return async (lat: number, lng: number, signal: AbortSignal | undefined): Promise<Address> => {
    try {
      return await limiter.run(() => askDirectly({ url, fetch }, lat, lng, signal), signal)
    } catch (cause) {
      if (signal?.aborted) throw cause
      throw new ApiError({ status: 0, code: 'network', message: 'Layanan alamat tidak menjawab.', cause })
    }
  }
}
