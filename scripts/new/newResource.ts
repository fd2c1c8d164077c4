/** `npm run new:resource NAME [-- --tag TAG]`: creates all code of an entity, from a tag of the contract. */
import { parseArgs } from 'node:util'
import { writeAndReport } from './finish.ts'
import { planResource } from './planResource.ts'
import type { Resource } from './Resource.ts'
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
  else addResource(name, values.tag ?? name)
} catch (error) {
  refuse(error)
}

function addResource(name: string, tag: string): void {
  const { changes, resource, left } = planResource(root, name, tag)
  writeAndReport(changes, next(resource, left))
}

/** Returns the steps that remain, as a numbered list. */
function next({ name, type, title, fields, manyWords }: Resource, left: string[]): string {
  const foreign = fields.filter(({ translated }) => !translated).map(({ label }) => label)
  const choices = fields.filter(({ kind }) => kind === 'choice').map(({ label }) => label)
  const steps = [
    `Look at the pages: npm run storybook, Screens/${title}.`,
    foreign.length > 0 &&
      `Translate ${foreign.join(', ')} in packages/ui/src/locales/id/${name}.ts, because the contract has no title for them.`,
    choices.length > 0 && `Translate the choices of ${choices.join(', ')} in both catalogues.`,
    left.length > 0 &&
      `Add by hand, like the fields of device: ${left.join(', ')}. The generator does not support their types.`,
    `Choose the icon in apps/dashboard/src/navigation.tsx.`,
    `To include ${manyWords} in the search, add them to recordEntries.ts and useRecordGroups.ts in apps/dashboard/src/search.`,
    `For a relation to another record, see docs/add-a-relation.md.`,
    `Add rules that the contract cannot express to read${type} in the server.`,
    `Run npm test.`,
  ]
  return steps
    .filter((step) => step !== false)
    .map((step, at) => `${at + 1}. ${step}`)
    .join('\n')
}
