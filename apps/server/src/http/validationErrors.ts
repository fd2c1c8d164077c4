import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { type FieldErrors, type HttpError, malformed, unprocessable } from './HttpError.ts'
import type { Texts } from '../locales/id.ts'

/** Maximum number of fields that a response names, and the maximum length of the name of such a field. */
const MAX_FIELDS = 20
const MAX_NAME_LENGTH = 100

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

/** The keywords of the schema of a body, a query, a path or headers that differ from field to field. */
export interface FieldsSchema {
  properties?: Record<string, object>
  required?: string[]
  additionalProperties?: unknown
}

/**
 * Returns a validator that reports the first error of each field, and the first unknown field. The option `allErrors` of
 * Ajv would report each item of an array, and compare all items of an array that is already too long. Compiles the
 * schema at the first request, so that the server starts sooner.
 */
export function validatorByField(ajv: Ajv2020, schema: FieldsSchema) {
  let whole: ValidateFunction | undefined
  let parts: ValidateFunction[] | undefined
  return (data: unknown) => {
    whole ??= ajv.compile(schema)
    if (whole(data)) return true
    const first = whole.errors ?? []
    parts ??= partsOf(schema).map((part) => ajv.compile(part))
    return { error: [...first, ...parts.flatMap((check) => (check(data) ? [] : (check.errors ?? [])))] }
  }
}

function partsOf({ properties = {}, required = [], additionalProperties = true }: FieldsSchema) {
  const names = Object.keys(properties)
  return [
    { properties: Object.fromEntries(names.map((name) => [name, true])), additionalProperties },
    ...Object.entries(properties).map(([name, rule]) => ({
      properties: { [name]: rule },
      required: required.filter((one) => one === name),
    })),
  ]
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
  const named = Object.entries(messages).filter(([name]) => name !== '' && name.length <= MAX_NAME_LENGTH)
  const errors = named.length > 0 ? Object.fromEntries(named.slice(0, MAX_FIELDS)) : undefined
  return hasWrongType || !errors || where !== 'body' ? malformed(errors) : unprocessable(errors)
}

function groupByField(problems: FastifySchemaValidationError[]) {
  const fields = new Map<string, FastifySchemaValidationError[]>()
  for (const problem of problems) {
    const named = problem.params.missingProperty ?? problem.params.additionalProperty
    // An error at the path "/permissions/3" belongs to the field "permissions".
    const field = typeof named === 'string' ? named : (problem.instancePath.split('/')[1] ?? '')
    const own = fields.get(field)
    if (own) own.push(problem)
    else fields.set(field, [problem])
  }
  return fields
}
