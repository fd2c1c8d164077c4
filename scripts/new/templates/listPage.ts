import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

/** `apps/dashboard/src/pages/<name>/<Type>ListPage.tsx`. */
export function listPage({ name, type, plural, title, create }: Resource): string {
  return lines(
    `import { ${name}Queries } from '@sikud/api/queries'`,
    `import { ${type}List, use${type}Texts } from '@sikud/ui/${name}'`,
    `import { useQuery } from '@tanstack/react-query'`,
    create && `import { CreateLink } from '../../layouts/LinkButton.tsx'`,
    `import { Page } from '../../layouts/Page.tsx'`,
    `import { paths } from '../../paths.ts'`,
    `import { useTexts } from '../../Preferences.tsx'`,
    `import { useFleetClient } from '../../services.ts'`,
    `import { useListPage } from '../../layouts/useListPage.ts'`,
    ``,
    `/** Daftar ${title}. */`,
    `export function ${type}ListPage() {`,
    `  const { navigation } = useTexts()`,
    `  const { list } = use${type}Texts()`,
    `  const { rows, list: records } = useListPage(useQuery(${name}Queries(useFleetClient()).list()))`,
    `  return (`,
    `    <Page`,
    `      title={list}`,
    `      breadcrumbs={[{ title: navigation.${name} }]}`,
    create && `      actions={<CreateLink to={paths.${name}.add} />}`,
    `    >`,
    `      <${type}List ${plural}={rows} ${name}To={paths.${name}.of} {...records} />`,
    `    </Page>`,
    `  )`,
    `}`,
    ``,
  )
}
