/** `npm run new:component NAME [-- --package ui|maps]`: a component with its stories, its documentation and its export. */
import { parseArgs } from 'node:util'
import { addComponent } from './addComponent.ts'
import { refuse, root } from './run.ts'

const usage = `npm run new:component NAME [-- --package ui|maps]

NAME     in capitals at the beginning of each word, such as StatusBar.
package  ui (default): components that know nothing of fleets; maps: parts of a map.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { package: { type: 'string', default: 'ui' }, help: { type: 'boolean' } },
  })
  const [name] = positionals
  if (values.help || name === undefined) console.log(usage)
  else addComponent(root, name, values.package)
} catch (error) {
  refuse(error)
}
