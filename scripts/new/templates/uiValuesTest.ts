import { exampleOf, recordOf } from '../examples.ts'
import type { Field, Resource } from '../Resource.ts'
import { fieldsOfForm, hasDateTime, lines } from '../resourceParts.ts'

/** Returns the text of `packages/ui/src/fleet/<name>/<name>Values.test.ts`. */
export function uiValuesTest(resource: Resource): string {
  const { name, type, words } = resource
  const fields = fieldsOfForm(resource)
  const zone = hasDateTime(resource) ? ', zone' : ''
  const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'longText')
  return lines(
    `import type { ${type} } from '@sikud/api'`,
    `import { expect, test } from 'vitest'`,
    `import { ${name}Input, ${name}Values } from './${name}Values.ts'`,
    ``,
    zone !== '' && `const zone = 'Asia/Makassar'`,
    `const ${name}: ${type} = ${recordOf(resource, 1, moments(resource.fields))}`,
    ``,
    `test('${name}Values is empty for a new ${words}', () => {`,
    `  expect(${name}Values(undefined${zone})).toEqual({ ${fields.map(emptyEntry).join(', ')} })`,
    `})`,
    ``,
    `test('${name}Input returns the same values for an unchanged ${words}', () => {`,
    `  const sent = ${name}Input(${name}Values(${name}${zone})${zone})`,
    `  expect(${name}).toMatchObject(sent)`,
    `  expect(Object.keys(sent)).toEqual([${fields.map((field) => `'${field.name}'`).join(', ')}])`,
    `})`,
    ``,
    `test('${name}Input trims texts and drops empty ones', () => {`,
    `  const values = { ...${name}Values(undefined${zone}), ${texts.map((field) => `${field.name}: '${field.required ? ' a ' : ' '}'`).join(', ')} }`,
    `  expect(${name}Input(values${zone})).toMatchObject({ ${texts.map((field) => `${field.name}: ${field.required ? `'a'` : none(field)}`).join(', ')} })`,
    `})`,
    ``,
  )
}

/** Returns times in the format of our server, so that the form does not change them. */
function moments(fields: Field[]): Record<string, string> {
  const zoned = fields.filter(({ kind }) => kind === 'dateTime')
  return Object.fromEntries(
    zoned.map((field) => [field.name, `'${new Date(exampleOf(field, 1).slice(1, -1)).toISOString()}'`]),
  )
}

function emptyEntry({ name, kind, initial }: Field) {
  return `${name}: ${kind === 'boolean' ? String(initial) : kind === 'choice' ? 'null' : `''`}`
}

function none({ inputNullable }: Field) {
  return inputNullable ? 'null' : 'undefined'
}
