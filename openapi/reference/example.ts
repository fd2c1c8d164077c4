import { contract, resolve, type Schema } from './contract.ts'

/** An example of a schema: its own, or one put together from those of its parts. */
export function exampleOf(schema: Schema): unknown {
  if (schema.$ref) return exampleOf(resolve(schema, contract.components.schemas))
  if (schema.examples) return schema.examples[0]
  if (schema.items) return [exampleOf(schema.items)]
  const part = schema.oneOf?.[0] ?? schema.allOf?.[0]
  if (part) return exampleOf(part)
  if (!schema.properties) return null
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(field)]),
  )
}

/** JSON with short values on one line and long ones broken up, as a person would write it. */
export function formatJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (flat.length + indent.length <= 76 || typeof value !== 'object' || value === null) return flat
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + formatJson(item, inner)).join(',\n')}\n${indent}]`
  }
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}
