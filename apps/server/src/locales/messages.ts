import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { en } from './en.ts'
import { id, type Texts } from './id.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The run of this request, which the response offers to undo; null if it changed no record. */
    undo: number | null
  }
}

export type Language = Texts['language']

/**
 * A message to the user, as a function that takes the texts of a language. The server chooses the language when it
 * writes the response, and calls the function then.
 */
export type Message = (texts: Texts) => string

/** The catalogue (all texts) of each language; the first language is the default. */
export const catalogues: Record<Language, Texts> = { id, en }

/** Returns the catalogue that an `Accept-Language` header prefers; Indonesian for unknown languages. */
export function textsFor(acceptLanguage = ''): Texts {
  if (acceptLanguage === '') return id
  const ranges = acceptLanguage.split(',').map((range) => {
    const [tag = '', ...parameters] = range.toLowerCase().split(';')
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
    return { language: tag.trim().split('-')[0] ?? '', quality: Number(quality ?? 1) }
  })
  const wanted = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  const known = wanted.find(({ language }) => Object.hasOwn(catalogues, language))
  return known?.language === 'en' ? en : id
}

/** Returns the catalogue of a request's language and sets the language headers of the response. */
export function chooseTexts(request: FastifyRequest, reply: FastifyReply): Texts {
  const texts = textsFor(request.headers['accept-language'])
  reply.headers({ 'content-language': texts.language, vary: 'Accept-Language' })
  return texts
}

/** Writes the message of every response in the language of its request, and the run that the request made. */
export function addMessages(app: FastifyInstance) {
  app.decorateRequest('undo', null)
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (!hasMessage(payload)) return done(null, payload)
    const message = payload.message(chooseTexts(request, reply))
    const isUndoable = request.undo !== null && reply.statusCode < 300
    return done(null, { ...payload, message, ...(isUndoable && { undo: request.undo }) })
  })
}

function hasMessage(payload: unknown): payload is { message: Message } {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'message' in payload &&
    typeof payload.message === 'function'
  )
}
