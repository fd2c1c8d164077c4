import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { read } from './repository.ts'

type Operation = {
  operationId?: string
  'x-permission'?: unknown
  security?: unknown[]
  requestBody?: unknown
  parameters?: unknown
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: { VehicleInput: { properties: { year: { 'x-oldest': number; description: string } } } }
  }
}

const contract: Contract = parse(read('openapi/fleet.yaml'))

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
      /** The parameters of all methods of the path. */
      shared: item['parameters'],
    })),
)

/** Lists the places of a request at which an array may have any number of items. Follows references. */
function unlimited(part: unknown, place: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('$ref' in part) {
    const names = String(part.$ref).split('/').slice(1)
    return unlimited(
      names.reduce<any>((inner, name) => inner[name], contract), // oxlint-disable-line typescript/no-explicit-any -- any: the contract is a parsed file
      `${place} ${names.at(-1)}`,
    )
  }
  const isArray = 'type' in part && [part.type].flat().includes('array')
  return [
    ...(isArray && !('maxItems' in part) ? [place] : []),
    ...Object.entries(part).flatMap(([name, inner]) => unlimited(inner, `${place} ${name}`)),
  ]
}

describe('openapi/fleet.yaml', () => {
  it('names the permission of each operation', () => {
    const open = operations.filter(({ operation }) => typeof operation['x-permission'] !== 'string')
    expect(
      open.map(({ call }) => call),
      'add x-permission: public, signed-in, device, or the name of a permission',
    ).toEqual([])
  })

  it('requires a token except for public and tracker operations', () => {
    const open = ['public', 'device']
    const wrong = operations.filter(
      ({ operation }) =>
        (operation.security?.length === 0) !== open.includes(String(operation['x-permission'])),
    )
    expect(
      wrong.map(({ call }) => call),
      '`security: []` and `x-permission: public` or `device` belong together',
    ).toEqual([])
  })

  it('Y01: limits the length of each array in a request', () => {
    expect(
      operations.flatMap(({ call, operation, shared }) =>
        [operation.requestBody, operation.parameters, shared].flatMap((part) => unlimited(part, call)),
      ),
      'add maxItems: without it, one request can hold the server for a long time',
    ).toEqual([])
  })

  it('has unique operation ids', () => {
    const names = operations.map(({ operation }) => operation.operationId)
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has the same earliest year of a vehicle as the server and the form', () => {
    const { year } = contract.components.schemas.VehicleInput.properties
    expect(read('apps/server/src/records/vehicle/readVehicle.ts')).toContain(
      `const OLDEST = ${year['x-oldest']}\n`,
    )
    expect(read('packages/ui/src/fleet/checks.ts')).toContain(`EARLIEST_VEHICLE_YEAR = ${year['x-oldest']}\n`)
    expect(year.description).toContain(`From ${year['x-oldest']} `)
  })
})
