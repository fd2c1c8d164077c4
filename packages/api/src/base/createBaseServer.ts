import { operations } from '../__generated__/operations.ts'
import { ApiError } from '../client/ApiError.ts'
import type { CallOptions, FleetClient } from '../client/createFleetClient.ts'
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
  const inbox = baseInbox(client, options)
  const find = publicGeocoder(options)
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
    ...baseTrips(client, options.token),
    ...baseFleet(client),
    ...inbox.answers,
  }
  // The types of `answers` are checked above, so here each answer takes the input of its own operation.
  const known: Partial<Record<OperationId, (input: object, call: CallOptions) => Promise<unknown>>> =
    answers as object // oxlint-disable-line typescript/no-unsafe-type-assertion -- see above
  const request = async (operation: OperationId, input: object = {}, call: CallOptions = {}) => {
    const answer = known[operation]
    if (answer) return answer(input, call)
    const { extension }: OperationFacts = operations[operation]
    if (extension !== undefined) {
      throw new ApiError({
        status: 404,
        code: 'http',
        message: 'Server ini tidak memiliki layanan tersebut.',
      })
    }
    return client.request(operation as 'getMe', input, call)
  }
  return {
    client: {
      ...client,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `BaseAnswers` has the types of the operations
      request: request as FleetClient['request'],
    },
    inbox: inbox.local,
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
