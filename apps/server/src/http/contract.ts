import { readFileSync } from 'node:fs'
import type { components } from '@sikud/api/schema'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import { unsupportedMediaType } from './HttpError.ts'
import type { Handlers } from './operations.ts'
import { type FieldsSchema, validatorByField } from './validationErrors.ts'

const FILE = new URL('../../../../openapi/__generated__/fleet.json', import.meta.url)
/** Maximum size in bytes of a body without a session: nothing limits who sends it. The other routes accept more. */
const AUTH_BODY_LIMIT = 16 * 1024
/** Maximum size in bytes of the rows of a sheet. */
const IMPORT_BODY_LIMIT = 2 * 1024 * 1024
/** The path prefix of the API. It changes only with a new major version of the contract. */
export const API_PREFIX = '/api/v1'

/** Returns whether a URL is that of an operation whose body can be a large table. */
export function isImport(url: string): boolean {
  return url.startsWith(`${API_PREFIX}/import`)
}

export interface ContractOperation {
  operationId?: string
  'x-permission'?: string
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> }
  responses?: Record<string, unknown>
}

export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>
  components: { schemas: Record<string, { properties?: object; examples?: object[] }> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
let parsed: Contract | undefined

/** Returns the OpenAPI contract of `openapi/`. A process parses the file only once. */
export function readContract(): Contract {
  parsed ??= parseContract()
  return parsed
}

function parseContract(): Contract {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

/** Fields of a request body that no column stores. */
const unstored: Record<string, string | undefined> = {
  device: 'assigned_from',
  vehicle: 'brand_id',
  role: 'type',
}

/** Returns the names of the fields that users edit, in the order of the contract: those of `DriverInput` for `driver`. */
export function inputFields(kind: string): string[] {
  const schema = `${capitalised(kind)}Input`
  const { properties } = readContract().components.schemas[schema] ?? {}
  if (!properties) throw new Error(`The contract has no schema ${schema}.`)
  return Object.keys(properties).filter((name) => name !== unstored[kind])
}

/** Returns the name of a kind of record as the operations and schemas of the contract write it: `Driver` for `driver`. */
export function capitalised(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}

export function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ method, path, ...operation })),
  )
}

/** Returns the check of a value against a schema of the contract, for what does not arrive over HTTP. */
export function isOfSchema<Name extends keyof components['schemas']>(
  name: Name,
): (value: unknown) => value is components['schemas'][Name] {
  const ajv = new Ajv2020(strict)
  addFormatsModule.default(ajv)
  ajv.addSchema(readContract(), 'contract')
  return ajv.compile<components['schemas'][Name]>({ $ref: `contract#/components/schemas/${name}` })
}

/** Adds one route for each operation of the contract, and validates its requests. */
export async function addContractRoutes(app: FastifyInstance, contract: Contract, handlers: Handlers) {
  addValidation(app)
  // Only responses use this content type, but Fastify requires a parser for every content type in the contract.
  app.addContentTypeParser('text/event-stream', async () => {
    throw unsupportedMediaType()
  })
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(`${API_PREFIX}/auth/`)) route.bodyLimit = AUTH_BODY_LIMIT
    if (isImport(route.url)) route.bodyLimit = IMPORT_BODY_LIMIT
  })
  await app.register(fastifyOpenapiGlue, {
    specification: contract,
    serviceHandlers: handlers,
    prefix: API_PREFIX,
  })
}

const strict: Options = { strict: false, coerceTypes: false, removeAdditional: false }

/**
 * Adds the validation of requests. It converts values in the URL to numbers and booleans, but does not convert values
 * of a body.
 */
function addValidation(app: FastifyInstance) {
  // ajv-formats is a CommonJS module. With its property `default`, both TypeScript and Node find the function.
  const addFormats = addFormatsModule.default
  const bodies = addFormats(new Ajv2020(strict))
  const urls = addFormats(new Ajv2020({ ...strict, coerceTypes: true }))
  app.setValidatorCompiler<FieldsSchema>(({ schema, httpPart }) => {
    if (httpPart === 'body') return validatorByField(bodies, schema)
    return validatorByField(urls, httpPart === 'headers' ? withLowerNames(schema) : schema)
  })
}

/**
 * Converts the header names of a schema to lower case, as Node does. Fastify does this only for its own validator,
 * which we replace.
 */
function withLowerNames(schema: FieldsSchema): FieldsSchema {
  const properties = Object.entries(schema.properties ?? {})
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([name, rule]) => [name.toLowerCase(), rule])),
    ...(schema.required && { required: schema.required.map((name) => name.toLowerCase()) }),
  }
}
