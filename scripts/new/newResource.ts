/** `npm run new:resource NAME [-- --tag TAG]`: creates all code of an entity, from a tag of the contract. */
import { parseArgs } from 'node:util'
import { addResource } from './addResource.ts'
import { refuse, root } from './run.ts'

const usage = `npm run new:resource NAME [-- --tag TAG]

NAME  the singular in camelCase, such as fuelStation. The contract must have the operations getFuelStation and
      listFuelStations, optionally createFuelStation, updateFuelStation and deleteFuelStation, and the schemas
      FuelStation and FuelStationInput.
TAG   the tag of these operations in openapi/fleet.yaml; the default is NAME.

The titles of schemas and properties in the contract become the Indonesian names.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tag: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [name] = positionals
  if (values.help || name === undefined) console.log(usage)
  else addResource(root, name, values.tag ?? name)
} catch (error) {
  refuse(error)
}
