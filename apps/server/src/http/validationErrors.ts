import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { type FieldErrors, type HttpError, malformed, unprocessable } from './HttpError.ts'
import type { Texts } from '../locales/id.ts'

/** The message for a value of the right type that cannot be accepted; other keywords mean that the type is wrong. */
const refusals: Record<string, (field: Texts['field'], limit: number) => string> = {
  required: (field) => field.required,
  minLength: (field) => field.required,
  maxLength: (field, limit) => field.tooLong(limit),
  pattern: (field) => field.wrongForm,
  format: (field) => field.wrongForm,
  enum: (field) => field.noSuchChoice,
  minimum: (field, limit) => field.tooSmall(limit),
  maximum: (field, limit) => field.tooGreat(limit),
  maxItems: (field, limit) => field.tooManyChoices(limit),
  uniqueItems: (field) => field.repeatedChoice,
}

/**
 * 400 for a request of the wrong shape or address, 422 for fields of a body that are missing or cannot be accepted; both
 * name the fields.
 */
export function validationFailed(problems: FastifySchemaValidationError[], where?: string): HttpError {
  const messages: FieldErrors = {}
  let misshapen = false
  for (const [field, own] of groupByField(problems)) {
    const refusal = own.find(({ keyword }) => keyword in refusals)
    misshapen ||= !refusal
    const say = refusals[refusal?.keyword ?? ''] ?? ((texts) => texts.wrongType)
    messages[field] = [(texts) => say(texts.field, Number(refusal?.params.limit))]
  }
  delete messages['']
  const errors = Object.keys(messages).length > 0 ? messages : undefined
  return misshapen || !errors || where !== 'body' ? malformed(errors) : unprocessable(errors)
}

function groupByField(problems: FastifySchemaValidationError[]) {
  const fields = new Map<string, FastifySchemaValidationError[]>()
  for (const problem of problems) {
    const named = problem.params.missingProperty ?? problem.params.additionalProperty
    // "/permissions/3" is a problem of the field "permissions".
    const field = typeof named === 'string' ? named : (problem.instancePath.split('/')[1] ?? '')
    fields.set(field, [...(fields.get(field) ?? []), problem])
  }
  return fields
}
