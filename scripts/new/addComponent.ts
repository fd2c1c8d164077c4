import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ChangeSet } from './ChangeSet.ts'
import { Refusal } from './Refusal.ts'
import { finish, pinExports } from './finish.ts'
import { componentCode, componentDocs, componentStories } from './templates/component.ts'

const homes: Record<string, { folder: string; entry: string; story: string }> = {
  ui: { folder: 'packages/ui/src/components', entry: 'packages/ui/src/index.ts', story: 'Kit' },
  maps: { folder: 'packages/maps/src', entry: 'packages/maps/src/index.ts', story: 'Maps' },
}

/** Returns the changes that add a component, without writing them. */
export function planComponent(root: string, name: string, target: string): ChangeSet {
  const home = homes[target]
  if (home === undefined)
    throw new Refusal(`There is no package "${target}" for components: ${Object.keys(homes).join(' or ')}.`)
  if (!/^[A-Z][a-z\d]+([A-Z][a-z\d]*)*$/.test(name))
    throw new Refusal(`"${name}" is no name of a component: write it like StatusBar.`)
  const folder = `${home.folder}/${name}`
  if (existsSync(join(root, folder))) throw new Refusal(`${folder} exists already; nothing was written.`)
  const changes = new ChangeSet(root)
  const source = `./${folder.split('/src/')[1]}/${name}.tsx`
  if (changes.read(home.entry).includes(`{ ${name} }`))
    throw new Refusal(`${home.entry} exports a ${name} already; nothing was written.`)
  changes.create(`${folder}/${name}.tsx`, componentCode(name))
  changes.create(`${folder}/${name}.stories.tsx`, componentStories(name, home.story))
  changes.create(`${folder}/${name}.mdx`, componentDocs(name, home.story))
  changes.after(home.entry, /^export /, `export { ${name} } from '${source}'\n`)
  return changes
}

/** Writes a component, formats it, and prints the remaining steps. */
export function addComponent(root: string, name: string, target: string): void {
  const changes = planComponent(root, name, target)
  changes.write()
  finish(changes.paths)
  pinExports()
  const [folder = ''] = changes.paths.filter((path) => path.endsWith(`${name}.tsx`))
  console.log(`${changes.paths.map((path) => `  ${path}`).join('\n')}

1. Write the component in ${folder}, and say in its first sentence what it is.
2. One story for each state, with a play function for what it does:
   pnpm exec vitest run --project stories ${folder.replace(/\/[^/]+$/, '')}
3. Texts of its own go to src/locales/{id,en}, colours and spacing come from the theme.
4. Fill in the documentation beside it: when to use it, when not, its keys.
5. A changeset says what users of the package get: pnpm run changeset.
6. npm test`)
}
