import { needsFormat, plainValue, shownValue } from '../fieldReading.ts'
import type { Field, Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

/** Number of columns visible by default. */
const shownAtFirst = 5

/** Returns the text of `packages/ui/src/fleet/<name>/<name>Columns.ts`. */
export function uiColumns(resource: Resource): string {
  const { name, type, words, fields } = resource
  const formats = fields.some(needsFormat)
  const filters = filtersOf(resource)
  return lines(
    `import type { ${type} } from '@sikud/api'`,
    `import type { DataColumn${filters.length > 0 ? ', DataFilter' : ''} } from '../../components/DataList/DataColumn.ts'`,
    formats && `import type { Format } from '../../format/createFormat.ts'`,
    `import type { ${type}Texts } from '../../locales/id/${name}.ts'`,
    ``,
    `/** Columns of the ${words} list${fields.length > shownAtFirst ? `; the first ${shownAtFirst} are visible by default` : ''}. */`,
    `export function ${name}Columns(texts: ${type}Texts${formats ? ', format: Format' : ''}): DataColumn<${type}>[] {`,
    `  return [`,
    ...fields.map((field, at) => columnOf(resource, field, at)),
    `  ]`,
    `}`,
    ``,
    filters.length > 0 &&
      lines(
        `/** Filters of the ${words} list. */`,
        `export function ${name}Filters(texts: ${type}Texts): DataFilter<${type}>[] {`,
        `  return [`,
        ...filters,
        `  ]`,
        `}`,
        ``,
      ),
  )
}

function columnOf({ name, nameField }: Resource, field: Field, at: number) {
  const parts = [
    `key: '${field.name}'`,
    `label: texts.fields.${field.name}`,
    `value: (${name}) => ${plainValue(field, name)}`,
    needsFormat(field) && `render: (${name}) => ${shownValue(field, name)}`,
    ['integer', 'number', 'coordinate'].includes(field.kind) && `align: 'right'`,
    field === nameField && `naming: true`,
    at >= shownAtFirst && `defaultVisible: false`,
  ]
  return `    { ${parts.filter((part) => part !== false).join(', ')} },`
}

function filtersOf({ name, fields }: Resource): string[] {
  return fields.flatMap((field) => {
    if (field.kind === 'boolean')
      return [
        `    { key: '${field.name}', label: texts.fields.${field.name}, test: (${name}) => ${name}.${field.name}${field.nullable ? ' === true' : ''} },`,
      ]
    return field.choices.map(
      (choice) =>
        `    { key: '${field.name}_${choice}', label: texts.choices.${field.name}['${choice}'], test: (${name}) => ${name}.${field.name} === '${choice}' },`,
    )
  })
}

/** Checks whether the list has filters. */
export function hasFilters(resource: Resource): boolean {
  return filtersOf(resource).length > 0
}
