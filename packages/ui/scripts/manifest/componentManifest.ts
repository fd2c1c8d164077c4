import { readFileSync, readdirSync } from 'node:fs'
import { docsOf } from './docsOf.ts'
import { jsDocOf } from './jsDocOf.ts'
import { propsOf } from './propsOf.ts'
import type { PublicExport } from './publicExports.ts'

/** Returns a description of each public component: its purpose, its props and its states. */
export function componentManifest(exported: PublicExport[]) {
  return exported.filter(isComponent).map(({ name, from, file }) => ({
    name,
    import: `import { ${name} } from '${from}'`,
    description: jsDocOf(file, name),
    ...docsOf(file),
    props: propsOf(file, name),
    stories: storiesOf(file),
  }))
}

/** Returns whether an export is a component, and not another function, a hook or a type. */
export function isComponent({ name, file, isType }: PublicExport): boolean {
  return !isType && /^[A-Z][a-z]/.test(name) && file.pathname.endsWith('.tsx')
}

/**
 * Returns the stories of component X. They are in X.stories.tsx and in other files whose names begin with X, such as
 * XKeyboard.stories.tsx. Skips XMore.stories.tsx if the folder has XMore.tsx, because these are the stories of XMore.
 */
function storiesOf(file: URL): string[] {
  const folder = new URL('.', file)
  const stem = file.pathname.split('/').at(-1)?.replace('.tsx', '') ?? ''
  const beside = readdirSync(folder).toSorted()
  return beside
    .filter((path) => path.startsWith(stem) && path.endsWith('.stories.tsx'))
    .filter((path) => path === `${stem}.stories.tsx` || !beside.includes(path.replace('.stories', '')))
    .flatMap((path) => [...readFileSync(new URL(path, folder), 'utf8').matchAll(/^export const (\w+): /gm)])
    .map(([, story = '']) => story)
}
