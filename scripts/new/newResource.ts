/** `npm run new:resource NAME [-- --tag TAG]`: everything that a kind of record needs, from a tag of the contract. */
import { parseArgs } from 'node:util'
import { addResource } from './addResource.ts'
import { refuse, root } from './run.ts'

const usage = `npm run new:resource NAME [-- --tag TAG]

NAME  one record in camel case, such as fuelStation: get, create, update and delete are named by it
      (getFuelStation), the list by its plural (listFuelStations), the schemas FuelStation and FuelStationInput.
TAG   the tag of its operations in openapi/fleet.yaml; the default is NAME.

The title of a schema or a property in the contract is its Indonesian name.`

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
