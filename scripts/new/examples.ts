import { quoted } from './names.ts'
import type { Field, Resource } from './Resource.ts'

/** Returns an example value of a field as code; `number` makes it unique. */
export function exampleOf(field: Field, number: number): string {
  const { kind, example, label, choices, minimum } = field
  if (kind === 'boolean') return String(number % 2 === 1)
  if (kind === 'choice') return quoted(choices[(number - 1) % choices.length] ?? '')
  if (kind === 'coordinate') {
    const first = typeof example === 'number' ? example : 0
    return String(Number((first + (number - 1) / 100).toFixed(6)))
  }
  if (kind === 'integer' || kind === 'number') {
    const first = typeof example === 'number' ? example : (minimum ?? 10)
    return String(first + number - 1)
  }
  if (typeof example === 'string')
    return quoted(kind === 'text' && number > 1 ? numbered(field, number) : example)
  if (kind === 'date') return quoted(`2026-11-${20 - number}`)
  if (kind === 'dateTime') return quoted(`2026-11-${20 - number}T08:04:00+07:00`)
  if (kind === 'email') return quoted(`surat${number}@armadanusa.example`)
  if (kind === 'phone') return quoted(`+62 812-8814-33${10 + number}`)
  return quoted(cut(`${label} ${number}`, field))
}

function numbered(field: Field, number: number): string {
  return cut(`${String(field.example)} ${number}`, field)
}

function cut(text: string, { maxLength }: Field): string {
  return text.slice(0, maxLength ?? text.length)
}

/** Returns a record with all fields, as code. */
export function recordOf({ fields }: Resource, id: number, changes: Record<string, string> = {}): string {
  const values = fields.map((field) => `${field.name}: ${changes[field.name] ?? exampleOf(field, id)}`)
  return `{ id: ${id}, ${values.join(', ')} }`
}

/** Returns a record with null in every field that can be null in requests and responses, as code. */
export function bareRecordOf(resource: Resource, id: number): string {
  const empty = resource.fields.filter(({ nullable, inputNullable }) => nullable && inputNullable)
  return recordOf(resource, id, Object.fromEntries(empty.map(({ name }) => [name, 'null'])))
}

/** Returns the body of a request that creates a record, as code, with the required fields or all fields. */
export function bodyOf(fields: readonly Field[], which: 'required' | 'all'): string {
  const named = fields.filter(({ required }) => which === 'all' || required)
  return `{ ${named.map((field) => `${field.name}: ${exampleOf(field, 1)}`).join(', ')} }`
}
