import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { type FieldErrors, type HttpError, malformed, unprocessable } from './HttpError.ts'
import type { Texts } from '../locales/id.ts'

/**
 * The message for each JSON Schema keyword that can fail although the value has the right type. An error of any other
 * keyword means that the value has a wrong type.
 */
const valueMessages: Record<string, (field: Texts['field'], limit: number) => string> = {
  required: (field) => field.required,
  minLength: (field) => field.required,
  maxLength: (field, limit) => field.tooLong(limit),
  pattern: (field) => field.wrongForm,
  format: (field) => field.wrongForm,
  enum: (field) => field.noSuchChoice,
  minimum: (field, limit) => field.tooSmall(limit),
  maximum: (field, limit) => field.tooGreat(limit),
  minItems: (field) => field.required,
  maxItems: (field, limit) => field.tooManyChoices(limit),
  uniqueItems: (field) => field.repeatedChoice,
}

/**
 * Returns error 400 for a value of a wrong type or an invalid URL, and error 422 for missing or invalid fields of a
 * body. Both errors name the fields.
 */
export function validationFailed(problems: FastifySchemaValidationError[], where?: string): HttpError {
  const messages: FieldErrors = {}
  let hasWrongType = false
  for (const [field, own] of groupByField(problems)) {
    const invalid = own.find(({ keyword }) => keyword in valueMessages)
    hasWrongType ||= !invalid
    const say = valueMessages[invalid?.keyword ?? ''] ?? ((texts) => texts.wrongType)
    messages[field] = [(texts) => say(texts.field, Number(invalid?.params.limit))]
  }
  delete messages['']
  const errors = Object.keys(messages).length > 0 ? messages : undefined
  return hasWrongType || !errors || where !== 'body' ? malformed(errors) : unprocessable(errors)
}

function groupByField(problems: FastifySchemaValidationError[]) {
  const fields = new Map<string, FastifySchemaValidationError[]>()
  for (const problem of problems) {
    const named = problem.params.missingProperty ?? problem.params.additionalProperty
    // An error at the path "/permissions/3" belongs to the field "permissions".
    const field = typeof named === 'string' ? named : (problem.instancePath.split('/')[1] ?? '')
    fields.set(field, [...(fields.get(field) ?? []), problem])
  }
  return fields
}
