import type { FastifyInstance } from 'fastify'
import { type FieldErrors, malformed, unprocessable } from './HttpError.ts'

/** Catches what validation cannot: a body that is missing altogether, and text that PostgreSQL cannot hold. */
export function addBodyChecks(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body && request.body === undefined) throw malformed()
  })
  app.addHook('preHandler', async ({ body }) => {
    if (typeof body !== 'object' || body === null) return
    const errors: FieldErrors = {}
    for (const [field, value] of Object.entries(body)) {
      if (holdsNul(value)) errors[field] = ['Berisi karakter yang tidak dapat disimpan.']
    }
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
  })
}

function holdsNul(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsNul)
  return typeof value === 'string' && value.includes('\0')
}
