import type { FastifyReply, FastifyRequest } from 'fastify'
import { outdated } from '../http/HttpError.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { recordId } from '../http/recordId.ts'
import { lockRecord, recordVersion, type Versioned } from './recordVersion.ts'
import { within } from './within.ts'

type Handler = (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => Promise<unknown>

/**
 * Gives each record an ETag, and refuses an update whose If-Match names an older version. Without the header the last
 * one wins, as on the base.
 */
export function updateUnchanged<Given extends Services>(
  services: Given,
  handlersOf: (services: Given) => Handlers,
): Handlers {
  const handlers = handlersOf(services)
  const { database } = services

  function reading<Name extends keyof Handlers>(name: Name, kind: Versioned): Handlers[Name] {
    const handler: Handler = async (request, reply) => {
      // Before the record: a change in between makes the tag too old, never too new.
      const version = await recordVersion(database, kind, recordId(request.params.id))
      if (version !== null) reply.header('etag', version)
      return call(handlers, name, request, reply)
    }
    return handler as Handlers[Name] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: answers what the operation's own handler answered
  }

  function updating<Name extends keyof Handlers>(name: Name, kind: Versioned): Handlers[Name] {
    const handler: Handler = async (request, reply) => {
      const wanted = request.headers['if-match']
      if (wanted === undefined || wanted === '*') return call(handlers, name, request, reply)
      const id = recordId(request.params.id)
      return database.transaction(async (transaction) => {
        await lockRecord(transaction, kind, id)
        const version = await recordVersion(transaction, kind, id)
        if (version !== null && !wanted.includes(version)) throw outdated()
        return call(handlersOf({ ...services, database: within(transaction) }), name, request, reply)
      })
    }
    return handler as Handlers[Name] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: answers what the operation's own handler answered
  }

  return {
    ...handlers,
    getDevice: reading('getDevice', 'Device'),
    getVehicle: reading('getVehicle', 'Vehicle'),
    getDriver: reading('getDriver', 'Driver'),
    getRole: reading('getRole', 'Role'),
    updateDevice: updating('updateDevice', 'Device'),
    updateVehicle: updating('updateVehicle', 'Vehicle'),
    updateDriver: updating('updateDriver', 'Driver'),
    updateRole: updating('updateRole', 'Role'),
  }
}

function call(handlers: Handlers, name: keyof Handlers, request: FastifyRequest, reply: FastifyReply) {
  const handler = handlers[name] as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the contract's route hands over this operation's request
  return handler(request, reply)
}
