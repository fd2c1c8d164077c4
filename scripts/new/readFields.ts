import { capital, wordsOf } from './names.ts'
import type { Contract, Schema } from './readContract.ts'
import { Refusal } from './Refusal.ts'
import type { Field, FieldKind } from './Resource.ts'

/** Fields that every record has and that users cannot enter. */
const own = new Set(['id', 'simulated'])
const longest = 300

export const latitude = /^lat(itude)?$/
export const longitude = /^(lng|lon|longitude)$/

/** Returns the fields of a record and of its request body; `left` lists fields that the generator does not support. */
export function readFields({ schemas }: Contract, type: string): { fields: Field[]; left: string[] } {
  const record = schemas[type]
  if (record?.properties === undefined) throw new Refusal(`openapi/fleet.yaml has no schema ${type}.`)
  const input = schemas[`${type}Input`]
  const example = firstExample(record)
  const all = { ...record.properties, ...input?.properties }
  const fields: Field[] = []
  const left: string[] = []
  for (const name of Object.keys(all).filter((key) => !own.has(key))) {
    const shown = record.properties[name]
    const entered = input?.properties?.[name]
    const kind = kindOf(name, entered ?? shown ?? {})
    const required = input?.required?.includes(name) ?? false
    if (kind === null || shown === undefined) {
      if (required)
        throw new Refusal(`${type}Input.${name} is required, but is not a text, number, date, choice or boolean of ${type}.
Remove it from the contract, run the generator, and add it by hand.`)
      left.push(name)
      continue
    }
    const nullable = isNullable(shown)
    const optional = !record.required?.includes(name)
    if (optional && !nullable)
      throw new Refusal(`${type}.${name} can be missing. Add it to required, and allow null.`)
    if (entered !== undefined && !required && !nullable)
      throw new Refusal(
        `${type}.${name} cannot be null, but ${type}Input does not require it. Change one of the two.`,
      )
    const title = shown.title ?? entered?.title
    const english = capital(wordsOf(name))
    fields.push({
      name,
      kind,
      required,
      nullable,
      optional,
      inputNullable: entered !== undefined && isNullable(entered),
      entered: entered !== undefined,
      choices: choicesOf(entered ?? shown),
      minimum: entered?.minimum,
      maximum: entered?.maximum,
      maxLength: entered?.maxLength,
      initial: entered?.default === true,
      label: title ?? english,
      english,
      translated: title !== undefined,
      example: example[name],
    })
  }
  return { fields, left }
}

function firstExample({ examples }: Schema): Record<string, unknown> {
  const [first] = examples ?? []
  return typeof first === 'object' && first !== null ? { ...first } : {}
}

function choicesOf(schema: Schema): string[] {
  return (schema.enum ?? []).filter((choice) => typeof choice === 'string')
}

function typesOf({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat()
}

function isNullable(schema: Schema): boolean {
  return typesOf(schema).includes('null')
}

function kindOf(name: string, schema: Schema): FieldKind | null {
  const types = typesOf(schema).filter((type) => type !== 'null')
  if (schema.$ref !== undefined || types.length !== 1) return null
  const [type] = types
  if (type === 'number' && (latitude.test(name) || longitude.test(name))) return 'coordinate'
  if (type === 'boolean' || type === 'integer' || type === 'number') return type
  if (type !== 'string') return null
  if (choicesOf(schema).length > 0) return 'choice'
  if (schema.format === 'date') return 'date'
  if (schema.format === 'date-time') return 'dateTime'
  if (schema.format === 'email' || name === 'email') return 'email'
  if (name === 'phone') return 'phone'
  return (schema.maxLength ?? 0) > longest ? 'longText' : 'text'
}
