import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { type FieldErrors, type HttpError, malformed, unprocessable } from './HttpError.ts'

/** What is said of a value of the right type that cannot be accepted; other keywords mean that the type is wrong. */
const refusals: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'Wajib diisi.',
  minLength: () => 'Wajib diisi.',
  maxLength: ({ limit }) => `Paling banyak ${String(limit)} karakter.`,
  pattern: () => 'Bentuknya tidak benar.',
  format: () => 'Bentuknya tidak benar.',
  enum: () => 'Pilihan ini tidak ada.',
  minimum: ({ limit }) => `Paling kecil ${String(limit)}.`,
  maximum: ({ limit }) => `Paling besar ${String(limit)}.`,
  maxItems: ({ limit }) => `Paling banyak ${String(limit)} pilihan.`,
  uniqueItems: () => 'Tidak boleh ada pilihan yang sama.',
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
    messages[field] = [
      refusal ? (refusals[refusal.keyword]?.(refusal.params) ?? '') : 'Jenis isian ini tidak benar.',
    ]
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
