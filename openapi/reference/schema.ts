import { contract, referenceName, resolve, type Schema } from './contract.ts'
import { html, inline, type Html } from './html.ts'

/** The chip that marks what only an extension has. */
export function extensionChip(name: string | undefined): Html | false {
  return name !== undefined && html`<span class="chip extension">extension ${name}</span>`
}

/** A schema's type in few words, with links to the named ones. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref)
    return html`<a href="#schema-${referenceName({ $ref: schema.$ref })}"
      >${referenceName({ $ref: schema.$ref })}</a
    >`
  if (schema.allOf?.[0]) return typeOf(schema.allOf[0])
  if (schema.oneOf) return joined(schema.oneOf.map(typeOf))
  if (schema.enum) return joined(schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`))
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  return html`${[schema.type ?? 'any'].flat().join(' or ')}`
}

function joined(parts: Html[]): Html {
  return html`${parts.map((part, index) => [index > 0 && ' or ', part])}`
}

/** The fields of an object as a table; those of objects within it follow, their names joined by dots. */
export function fieldTable(schema: Schema): Html | false {
  const rows = fieldRows(schema, '')
  if (rows.length === 0) return false
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Field</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function fieldRows(schema: Schema, prefix: string): Html[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const within = objectIn(field)
    return [
      html`<tr>
        <td>
          <code>${prefix}${name}</code
          >${!schema.required?.includes(name) && html`<span class="optional">optional</span>`}
        </td>
        <td>${typeOf(field)}</td>
        <td>${inline(describe(field))} ${limits(field)} ${extensionChip(field['x-extension'])}</td>
      </tr>`,
      ...(within ? fieldRows(within, `${prefix}${name}.`) : []),
    ]
  })
}

/** The object that a field holds without a name of its own. */
function objectIn(field: Schema): Schema | undefined {
  return [field, ...(field.oneOf ?? [])].find((candidate) => candidate.properties)
}

function describe(field: Schema): string {
  return field.description ?? resolve(field, contract.components.schemas).description ?? ''
}

/** What bounds a value, in words. */
export function limits({ maxLength, maxItems, pattern, format }: Schema): Html {
  const words = [
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
    format === 'date-time' && 'ISO 8601 with offset',
    pattern !== undefined && pattern,
  ].filter((word) => word !== false)
  return html`<span class="limits">${words.join(', ')}</span>`
}
