import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ChangeSet } from './ChangeSet.ts'
import { Refusal } from './Refusal.ts'
import { componentCode, componentDocs, componentStories } from './templates/component.ts'

const homes: Record<string, { folder: string; entry: string; story: string }> = {
  ui: { folder: 'packages/ui/src/components', entry: 'packages/ui/src/index.ts', story: 'Kit' },
  maps: { folder: 'packages/maps/src', entry: 'packages/maps/src/index.ts', story: 'Maps' },
}

/** Returns the file changes that add a component; writes nothing. */
export function planComponent(root: string, name: string, target: string): ChangeSet {
  const home = homes[target]
  if (home === undefined)
    throw new Refusal(`Package "${target}" has no components. Use ${Object.keys(homes).join(' or ')}.`)
  if (!/^[A-Z][a-z\d]+([A-Z][a-z\d]*)*$/.test(name))
    throw new Refusal(`"${name}" is not a valid component name. Use a name such as StatusBar.`)
  const folder = `${home.folder}/${name}`
  if (existsSync(join(root, folder))) throw new Refusal(`${folder} already exists. Nothing was written.`)
  const changes = new ChangeSet(root)
  const source = `./${folder.split('/src/')[1]}/${name}.tsx`
  if (changes.read(home.entry).includes(`{ ${name} }`))
    throw new Refusal(`${home.entry} already exports ${name}. Nothing was written.`)
  changes.create(`${folder}/${name}.tsx`, componentCode(name))
  changes.create(`${folder}/${name}.stories.tsx`, componentStories(name, home.story))
  changes.create(`${folder}/${name}.mdx`, componentDocs(name, home.story))
  changes.after(home.entry, /^export /, `export { ${name} } from '${source}'\n`)
  return changes
}
