import type { Field } from './Resource.ts'

/** Returns code that formats a field for display; the code uses the variables `texts` and `format`. */
export function shownValue(field: Field, record: string): string {
  const value = `${record}.${field.name}`
  switch (field.kind) {
    case 'boolean':
    case 'choice':
      return plainValue(field, record)
    case 'integer':
    case 'number':
      return `format.number(${value})`
    case 'date':
      return `format.date(${value})`
    case 'dateTime':
      return `format.dateTime(${value})`
    default:
      return value
  }
}

/** Returns code for the unformatted value of a field. A list uses this value to sort, search and export. */
export function plainValue({ name, kind, nullable, optional }: Field, record: string): string {
  const value = `${record}.${name}`
  const none = optional ? ' ?? null' : ''
  if (kind === 'boolean') {
    const words = `${value} ? texts.yes : texts.no`
    return nullable || optional ? `(${value} ?? null) === null ? null : ${words}` : words
  }
  if (kind === 'choice') {
    const label = `texts.choices.${name}[${value}]`
    return nullable || optional ? `${value} ? ${label} : null` : label
  }
  return value + none
}

/** Checks whether a field needs formatting. */
export function needsFormat({ kind }: Field): boolean {
  return kind === 'integer' || kind === 'number' || kind === 'date' || kind === 'dateTime'
}
