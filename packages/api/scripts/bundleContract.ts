/**
 * Puts the files of openapi/ together to one OpenAPI description: fleet.yaml, and a file in tags/ for each tag.
 * openapi/README.md explains what this step adds.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Response {
  description?: string
  headers?: string[]
  /** The name of a component schema: `schema` is the body, `data` its field `data`, `list` the items of that field. */
  schema?: string
  data?: string
  list?: string
  /** The schema of the cursor of the next page of a `list`. */
  next?: string
  /** The example of a message, and of the id of a created record. */
  message?: string
  created?: number
}

interface Operation {
  operationId: string
  'x-permission'?: string
  parameters?: string[]
  requestBody?: string | object
  responses: Record<string, Response | string>
}

interface Root extends Part {
  tags: { name: string }[]
}

type PathItem = Record<string, Operation> & { parameters?: string[] }
type Components = Record<string, Record<string, unknown>>
interface Part {
  paths?: Record<string, PathItem>
  components?: Components
}

const FOLDER = new URL('../../../openapi/', import.meta.url)
const withoutToken = ['public', 'device']

/** Returns the whole contract. Its operations and components have the order of the tags. */
export function bundleContract() {
  const { components, ...root }: Root = readPart('fleet.yaml')
  const names = root.tags.map(({ name }) => name)
  const files = readdirSync(new URL('tags/', FOLDER)).map((file) => file.replace('.yaml', ''))
  if (names.toSorted().join() !== files.toSorted().join())
    throw new Error('openapi/tags must have one file for each tag of openapi/fleet.yaml.')
  const parts = names.map((name): Part & { name: string } => ({ name, ...readPart(`tags/${name}.yaml`) }))
  return {
    ...root,
    paths: merge(
      parts.map(({ name, paths = {} }) =>
        Object.fromEntries(
          Object.entries(paths).map(([path, item]) => [path, completeItem(name, path, item)]),
        ),
      ),
    ),
    components: mergeComponents([{ components }, ...parts]),
  }
}

function readPart(file: string) {
  return parse(readFileSync(new URL(file, FOLDER), 'utf8'))
}

function merge<Value>(parts: Record<string, Value>[]): Record<string, Value> {
  const names = parts.flatMap((part) => Object.keys(part))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`openapi/: ${twice} is in two files.`)
  return Object.assign({}, ...parts)
}

function mergeComponents(parts: Part[]): Components {
  const kinds = new Set(parts.flatMap(({ components = {} }) => Object.keys(components)))
  return Object.fromEntries(
    Array.from(kinds, (kind) => [kind, merge(parts.map(({ components }) => components?.[kind] ?? {}))]),
  )
}

function completeItem(tag: string, path: string, { parameters = [], ...operations }: PathItem) {
  const shared = path.includes('{id}') ? ['Id', ...parameters] : parameters
  return {
    ...(shared.length > 0 && { parameters: shared.map(parameter) }),
    ...Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        complete(tag, operation, { hasId: path.includes('{id}'), shared }),
      ]),
    ),
  }
}

function complete(
  tag: string,
  { operationId, parameters = [], requestBody, responses, ...rest }: Operation,
  path: { hasId: boolean; shared: string[] },
) {
  const isOpen = withoutToken.includes(rest['x-permission'] ?? '')
  const hasInput = requestBody !== undefined || parameters.length > 0 || path.shared.length > 0
  const errors: Record<string, string | false> = {
    '400': hasInput && 'BadRequest',
    '401': !isOpen && 'Unauthorized',
    '403': !isOpen && 'Forbidden',
    '404': path.hasId && 'NotFound',
    '412': parameters.includes('IfMatch') && 'PreconditionFailed',
    '413': requestBody !== undefined && 'PayloadTooLarge',
    '415': requestBody !== undefined && 'UnsupportedMediaType',
    '422': requestBody !== undefined && rest['x-permission'] !== 'device' && 'UnprocessableContent',
    '429': 'TooManyRequests',
    '500': 'InternalError',
    '503': 'Unavailable',
  }
  const byDefault = Object.entries(errors).flatMap(([status, name]) =>
    name === false ? [] : [[status, name]],
  )
  // The keys are numbers, so that the object sorts them itself.
  const all: Operation['responses'] = { ...Object.fromEntries(byDefault), ...responses }
  return {
    operationId,
    tags: [tag],
    ...rest,
    ...(isOpen && { security: [] }),
    ...(parameters.length > 0 && { parameters: parameters.map(parameter) }),
    ...(requestBody !== undefined && { requestBody: body(requestBody) }),
    responses: Object.fromEntries(Object.entries(all).map(([status, value]) => [status, response(value)])),
  }
}

function parameter(name: string) {
  return { $ref: `#/components/parameters/${name}` }
}

function schema(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

function json(content: object) {
  return { content: { 'application/json': content } }
}

function body(value: string | object) {
  return typeof value === 'string' ? { required: true, ...json({ schema: schema(value) }) } : value
}

function response(value: Response | string) {
  if (typeof value === 'string') return { $ref: `#/components/responses/${value}` }
  const { headers = [], schema: name, data, list, next, message, created, ...rest } = value
  return {
    ...rest,
    ...(headers.length > 0 && {
      headers: Object.fromEntries(
        headers.map((header) => [header, { $ref: `#/components/headers/${header}` }]),
      ),
    }),
    ...(name !== undefined && json({ schema: schema(name) })),
    ...(data !== undefined && json({ schema: dataOf({ data: schema(data) }) })),
    ...(list !== undefined &&
      json({
        schema: dataOf({ data: { type: 'array', items: schema(list) }, ...(next && { next: schema(next) }) }),
      })),
    ...(message !== undefined &&
      json(
        created === undefined
          ? { schema: schema('MessageAnswer'), example: { message } }
          : { schema: schema('CreatedAnswer'), example: { message, data: { id: created } } },
      )),
  }
}

function dataOf(properties: object) {
  return { type: 'object', required: ['data'], properties }
}
