import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface Reference {
  $ref: string
}
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  examples?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  additionalProperties?: boolean | Schema
  'x-extension'?: string
}
export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
  'x-extension'?: string
}
export interface Answer {
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema: Schema; example?: unknown }>
}
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  'x-permission': string
  'x-extension'?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Answer | Reference>
}
type PathItem = Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>> & {
  parameters?: (Parameter | Reference)[]
}
export interface Contract {
  info: { title: string; version: string; summary: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Answer>
    parameters: Record<string, Parameter>
  }
}

/** The contract, as it lies beside this folder. */
export const contract: Contract = parse(readFileSync(new URL('../fleet.yaml', import.meta.url), 'utf8'))

/** The last part of a reference: the name of what it points at. */
export function referenceName({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1)
}

/** What a reference points at among the components of its kind; anything else as it is. */
export function resolve<T extends object>(value: T | Reference, components: Record<string, T>): T {
  if (!isReference(value)) return value
  const found = components[referenceName(value)]
  if (!found) throw new Error(`fleet.yaml: ${value.$ref} points at nothing`)
  return found
}

function isReference(value: object): value is Reference {
  return '$ref' in value
}
