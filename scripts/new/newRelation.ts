/** `npm run new:relation NAME TARGET`: makes each record NAME belong to one TARGET, or to none. */
import { addRelation } from './addRelation.ts'
import { refuse } from './run.ts'

const usage = `npm run new:relation NAME TARGET

NAME    the record that belongs to another, in camelCase, such as vehicle.
TARGET  the other record, such as workshop. Its operations must have an x-extension in openapi/fleet.yaml.`

try {
  const [name, target] = process.argv.slice(2)
  if (name === undefined || target === undefined || name.startsWith('-')) console.log(usage)
  else addRelation(name, target)
} catch (error) {
  refuse(error)
}
