/** `npm run new:component NAME [-- --package ui|maps]`: creates a component with stories, documentation and export. */
import { parseArgs } from 'node:util'
import { writeAndReport } from './finish.ts'
import { planComponent } from './planComponent.ts'
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
  else addComponent(name, values.package)
} catch (error) {
  refuse(error)
}

function addComponent(name: string, target: string): void {
  const changes = planComponent(root, name, target)
  const [folder = ''] = changes.paths.filter((path) => path.endsWith(`${name}.tsx`))
  writeAndReport(
    changes,
    `1. Write the component in ${folder}, with one sentence of JSDoc that says what it shows.
2. Write one story for each state, with a play function that tests its behaviour:
   pnpm exec vitest run --project stories ${folder.replace(/\/[^/]+$/, '')}
3. Put its texts into src/locales/{id,en}. Use colours and spacing of the theme.
4. Complete the documentation next to it: when to use it, when not, its keys.
5. Describe the change for users of the package: pnpm run changeset.
6. Run npm test.`,
  )
}
