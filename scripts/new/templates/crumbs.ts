import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

/** `apps/dashboard/src/pages/<name>/<name>Crumbs.ts`. */
export function crumbs({ name, type, title, words, naming, update }: Resource): string {
  return lines(
    `import type { ${type} } from '@sikud/api'`,
    `import type { Breadcrumb } from '@sikud/ui'`,
    `import type { Texts } from '../../locales/id.ts'`,
    `import { paths } from '../../paths.ts'`,
    ``,
    update
      ? `/** ${title} > name; \`to\` leads back to the ${words} from the pages below it. */`
      : `/** ${title} > name. */`,
    `export function ${name}Crumbs({ navigation }: Texts, ${name}: ${type} | undefined${update ? ', to?: string' : ''}): Breadcrumb[] {`,
    `  const list = { title: navigation.${name}, to: paths.${name}.list }`,
    `  return ${name} === undefined ? [list] : [list, { title: ${name}.${naming.name}${update ? ', to' : ''} }]`,
    `}`,
    ``,
  )
}
