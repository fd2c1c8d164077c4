import type { Resource } from '../Resource.ts'

/** `apps/dashboard/src/pages/<name>/<Type>CreatePage.tsx`. */
export function createPage({ name, type, title, naming }: Resource): string {
  const found =
    naming.required && naming.kind === 'text' ? `input.${naming.name}` : `String(input.${naming.name} ?? '')`
  const search = naming.entered ? `(input) => ${found}` : `() => ''`
  return `import type { ${type}Input } from '@sikud/api'
import { ${name}Mutations } from '@sikud/api/queries'
import { ${type}Form } from '@sikud/ui/${name}'
import type { ${type}Values } from '@sikud/ui/${name}'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useCreateForm } from '../../forms/useCreateForm.ts'

/** Buat ${title}. */
export function ${type}CreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const { form, offer } = useCreateForm<${type}Values, ${type}Input>({
    write: () => ${name}Mutations(client).create(),
    listAt: paths.${name}.list,
    recordAt: paths.${name}.detail,
    search: ${search},
  })
  return (
    <Page
      title={titles.${name}Create}
      breadcrumbs={[{ title: navigation.${name}, to: paths.${name}.list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      <${type}Form {...form} />
    </Page>
  )
}
`
}
