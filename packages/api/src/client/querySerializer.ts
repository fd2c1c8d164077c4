type Pair = [key: string, value: unknown]

/** Serialises a query with nested brackets, such as `a[b]=1&c[0]=2`, without the leading `?`. */
export function querySerializer(query: Record<string, unknown>): string {
  return Object.entries(query).flatMap(flatten).join('&')
}

/**
 * Escapes only characters that have a meaning in a query, and those that a URL parser drops or changes: spaces and
 * control characters.
 */
export function escapeText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters must be escaped
  return text.replace(/[%&=#+\u0000-\u0020\u007f]/g, (character) => encodeURIComponent(character))
}

function flatten([key, value]: Pair): string[] {
  if (value === undefined) return []
  if (value instanceof Date) return flatten([key, value.toISOString()])
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([inner, item]) => flatten([`${key}[${inner}]`, item]))
  }
  return [`${escapeText(key)}=${escapeText(textOf(value))}`]
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
