/** `npm run new:component NAME [-- --package ui|maps]`: creates a component with stories, documentation and export. */
import { parseArgs } from 'node:util'
import { addComponent } from './addComponent.ts'
import { refuse, root } from './run.ts'

const usage = `npm run new:component NAME [-- --package ui|maps]

NAME     the name in PascalCase, such as StatusBar.
package  ui (default) for general components; maps for parts of a map.`

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
