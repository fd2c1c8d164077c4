import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FieldErrors, malformed, unprocessable } from './HttpError.ts'

/**
 * Rejects two faults that the validation accepts: a missing body, and text that PostgreSQL cannot store. Trackers are
 * exempt: they can send everything in the URL, and the server stores none of their texts.
 */
export function addBodyChecks(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    if (isTrackerRequest(request)) return
    if (request.routeOptions.schema?.body && request.body === undefined) throw malformed()
  })
  app.addHook('preHandler', async (request) => {
    const { body } = request
    if (isTrackerRequest(request)) return
    if (typeof body !== 'object' || body === null) return
    const errors: FieldErrors = {}
    for (const [field, value] of Object.entries(body)) {
      if (containsNul(value)) errors[field] = [(texts) => texts.field.unstorable]
    }
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
  })
}

function isTrackerRequest(request: FastifyRequest): boolean {
  return request.routeOptions.schema?.['x-permission'] === 'device'
}

function containsNul(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(containsNul)
  return typeof value === 'string' && value.includes('\0')
}
