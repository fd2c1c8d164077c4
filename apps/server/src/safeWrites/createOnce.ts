import type { FastifyReply, FastifyRequest } from 'fastify'
import { malformed } from '../http/HttpError.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { requireSignedIn } from '../security/security.ts'
import { claimKey, type CreateAnswer, fingerprintOf, keepAnswer } from './repeatedCreates.ts'
import { within } from './within.ts'

type Create = 'createDevice' | 'createVehicle' | 'createDriver' | 'createRole'

/**
 * Lets creates be sent again when their answer was lost: with the same Idempotency-Key the same user gets the first
 * answer, and there is one record. Record and answer are kept in one transaction; a refusal is not kept.
 */
export function createOnce<Given extends Services>(
  services: Given,
  handlersOf: (services: Given) => Handlers,
): Handlers {
  const handlers = handlersOf(services)

  function once<Name extends Create>(name: Name): Handlers[Name] {
    const keyed = async (request: FastifyRequest, reply: FastifyReply) => {
      const key = request.headers['idempotency-key']
      const run = (through: Handlers) => (through[name] as Handler)(request, reply) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the contract's route hands over this operation's request
      if (typeof key !== 'string') return run(handlers)
      // Node joins repeated headers into one text.
      const sent = request.raw.rawHeaders.filter((name) => name.toLowerCase() === 'idempotency-key')
      if (sent.length > 1) throw malformed()
      const claim = {
        userId: requireSignedIn(request).userId,
        key,
        fingerprint: fingerprintOf(name, request.body),
      }
      return services.database.transaction(async (transaction) => {
        const before = await claimKey(transaction, claim)
        if (before !== null) {
          reply.code(201)
          return before
        }
        const answer = await run(handlersOf({ ...services, database: within(transaction) }))
        await keepAnswer(transaction, claim, answer)
        return answer
      })
    }
    return keyed
  }

  return {
    ...handlers,
    createDevice: once('createDevice'),
    createVehicle: once('createVehicle'),
    createDriver: once('createDriver'),
    createRole: once('createRole'),
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<CreateAnswer>
