/** `npm run new:relation NAME TARGET`: makes each record NAME belong to one TARGET, or to none. */
import { writeAndReport } from './finish.ts'
import { capital, snake, wordsOf } from './names.ts'
import { planRelation } from './planRelation.ts'
import { refuse, root } from './run.ts'

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

function addRelation(name: string, target: string): void {
  const server = `apps/server/src/records/${name}`
  writeAndReport(
    planRelation(root, name, target),
    `Do the rest by hand, as docs/add-a-relation.md shows:
1. In ${server}/${name}Repository.ts, select, insert and update ${snake(target)}_id, and select the ${wordsOf(target)}.
2. Parse ${snake(target)}_id with bodyId in ${server}, where the code parses the body.
3. Write tests of both, and stories of ${capital(name)}Form.
4. Run npm test.`,
  )
}
