import type { Field, Resource } from '../Resource.ts'
import { fieldsOfForm, hasDateTime, lines } from '../resourceParts.ts'

/** Returns the text of `packages/ui/src/fleet/<name>/<name>Values.ts`. */
export function uiValues(resource: Resource): string {
  const { name, type, words } = resource
  const fields = fieldsOfForm(resource)
  const zoned = hasDateTime(resource)
  const zone = zoned ? ', timeZone: string | undefined' : ''
  return lines(
    `import type { ${type}, ${type}Input } from '@sikud/api'`,
    zoned && `import { momentOf, wallTime } from '../../components/Form/wallTime.ts'`,
    ``,
    `/** Values of the ${words} form. */`,
    `export interface ${type}Values {`,
    ...fields.map((field) => `  ${field.name}: ${typeOf(field, type)}`),
    `}`,
    ``,
    `/** Returns the form values of a ${words}; empty for a new one. */`,
    `export function ${name}Values(${name}: ${type} | undefined${zone}): ${type}Values {`,
    `  return {`,
    ...fields.map((field) => `    ${field.name}: ${prefilled(field, name)},`),
    `  }`,
    `}`,
    ``,
    `/** Returns the request body; texts are trimmed, and empty values become null. */`,
    `export function ${name}Input(values: ${type}Values${zone}): ${type}Input {`,
    `  return {`,
    ...fields.map((field) => `    ${sent(field, type)}`),
    `  }`,
    `}`,
    ``,
  )
}

function typeOf({ kind, name }: Field, type: string) {
  if (kind === 'boolean') return 'boolean'
  return kind === 'choice' ? `${type}Input['${name}'] | null` : 'string'
}

function prefilled({ kind, name, initial }: Field, record: string) {
  const value = `${record}?.${name}`
  if (kind === 'boolean') return `${value} ?? ${initial}`
  if (kind === 'choice') return `${value} ?? null`
  if (kind === 'dateTime') return `wallTime(${value}, timeZone)`
  return kind === 'integer' || kind === 'number' || kind === 'coordinate'
    ? `String(${value} ?? '')`
    : `${value} ?? ''`
}

function sent({ kind, name, required, inputNullable }: Field, type: string): string {
  const value = `values.${name}`
  const none = inputNullable ? 'null' : 'undefined'
  switch (kind) {
    case 'boolean':
      return `${name}: ${value},`
    case 'choice':
      if (required)
        return `${name}: ${value} as ${type}Input['${name}'], // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the form rejects an empty choice`
      return `${name}: ${value}${inputNullable ? '' : ' ?? undefined'},`
    case 'integer':
    case 'number':
    case 'coordinate':
      return `${name}: ${required ? '' : `${value} === '' ? ${none} : `}Number(${value}),`
    case 'dateTime':
      return `${name}: momentOf(${value}, timeZone)${required ? ` ?? ''` : inputNullable ? '' : ' ?? undefined'},`
    case 'date':
      return `${name}: ${value}${required ? '' : ` || ${none}`},`
    default:
      return `${name}: ${value}.trim()${required ? '' : ` || ${none}`},`
  }
}
