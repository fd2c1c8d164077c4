import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FieldErrors, malformed, unprocessable } from './HttpError.ts'

/**
 * Catches what validation cannot: a body that is missing altogether, and text that PostgreSQL cannot hold. A tracker may
 * say everything in the address, and of its texts none is stored.
 */
export function addBodyChecks(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    if (isOfTracker(request)) return
    if (request.routeOptions.schema?.body && request.body === undefined) throw malformed()
  })
  app.addHook('preHandler', async (request) => {
    const { body } = request
    if (isOfTracker(request)) return
    if (typeof body !== 'object' || body === null) return
    const errors: FieldErrors = {}
    for (const [field, value] of Object.entries(body)) {
      if (holdsNul(value)) errors[field] = [(texts) => texts.field.unstorable]
    }
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
  })
}

function isOfTracker(request: FastifyRequest): boolean {
  return request.routeOptions.schema?.['x-permission'] === 'device'
}

function holdsNul(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsNul)
  return typeof value === 'string' && value.includes('\0')
}
