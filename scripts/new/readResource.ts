import { capital, kebab, small, snake, wordsOf } from './names.ts'
import type { Contract, ContractOperation } from './readContract.ts'
import { latitude, longitude, readFields } from './readFields.ts'
import { Refusal } from './Refusal.ts'
import type { Resource, ResourceOperation } from './Resource.ts'

/** Reads a resource from the operations of a tag; throws `Refusal` if the templates do not support it. */
export function readResource(
  contract: Contract,
  name: string,
  tag: string,
): { resource: Resource; left: string[] } {
  if (!/^[a-z][a-zA-Z\d]*$/.test(name))
    throw new Refusal(
      `"${name}" is not a valid resource name. Use the singular in camelCase, such as fuelStation.`,
    )
  const type = capital(name)
  const operations = contract.operations.filter(({ tags }) => tags.includes(tag))
  if (operations.length === 0) throw new Refusal(`openapi/fleet.yaml has no operation with the tag "${tag}".`)
  const named = (id: string) => operations.find(({ operationId }) => operationId === id)
  const list = operations.find(
    ({ operationId, method, path }) =>
      operationId.startsWith('list') && method === 'get' && !path.includes('{'),
  )
  const detail = named(`get${type}`)
  if (list === undefined || detail === undefined)
    throw new Refusal(
      `The tag "${tag}" needs a list and a detail operation, such as list${type}s and get${type}.`,
    )
  const known = {
    create: named(`create${type}`),
    update: named(`update${type}`),
    remove: named(`delete${type}`),
  }
  const others = operations.filter((one) => ![list, detail, ...Object.values(known)].includes(one))
  if (others.length > 0)
    throw new Refusal(`The tag "${tag}" has operations without a template: ${others.map((one) => one.operationId).join(', ')}.
Give them another tag and write them by hand.`)
  const { fields, left } = readFields(contract, type)
  const nameField = fields.find(({ kind, nullable, optional }) => kind === 'text' && !nullable && !optional)
  if (nameField === undefined)
    throw new Refusal(`${type} has no required text field, which the templates need as the name of a record.`)
  const lat = fields.find(({ kind, name: field }) => kind === 'coordinate' && latitude.test(field))
  const lng = fields.find(({ kind, name: field }) => kind === 'coordinate' && longitude.test(field))
  const plurals = list.operationId.slice('list'.length)
  const record = contract.schemas[type]
  const resource: Resource = {
    name,
    type,
    plural: small(plurals),
    plurals,
    words: wordsOf(name),
    manyWords: wordsOf(plurals),
    title: record?.title ?? capital(wordsOf(name)),
    address: kebab(name),
    table: snake(name),
    list: asUsed(list),
    detail: asUsed(detail),
    create: known.create && asUsed(known.create),
    update: known.update && asUsed(known.update),
    remove: known.remove && asUsed(known.remove),
    fields,
    nameField,
    simulated: record?.properties?.['simulated'] !== undefined,
    extension: extensionOf(operations),
    place: lat && lng && { lat, lng },
  }
  return { resource, left }
}

/** Returns the `x-extension` that all operations have. Throws if they differ, because pages depend on one extension. */
function extensionOf(operations: readonly ContractOperation[]): string | undefined {
  const [extension, ...others] = new Set(operations.map((operation) => operation['x-extension']))
  if (others.length > 0) throw new Refusal('Give all operations of the tag the same x-extension, or none.')
  return extension
}

function asUsed(operation: ContractOperation): ResourceOperation {
  const { operationId: id, path, parameters = [] } = operation
  const permission = operation['x-permission']
  if (permission === undefined) throw new Refusal(`${id} has no x-permission.`)
  const safe = parameters.some(({ $ref }) => /\/(IdempotencyKey|IfMatch)$/.test($ref ?? ''))
  return { id, path, permission, safe }
}
