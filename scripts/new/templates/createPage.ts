import type { Resource } from '../Resource.ts'

/** `apps/dashboard/src/pages/<name>/<Type>CreatePage.tsx`. */
export function createPage({ name, type, title }: Resource): string {
  return `import type { ${type}Input } from '@sikud/api'
import { ${name}Mutations } from '@sikud/api/queries'
import { ${type}Form } from '@sikud/ui/${name}'
import type { ${type}Values } from '@sikud/ui/${name}'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useRecordForm } from '../../useRecordForm.ts'

/** Buat ${title}. */
export function ${type}CreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const { form, offer } = useRecordForm<${type}Values, ${type}Input>(
    ${name}Mutations(client).create(),
    paths.${name}.list,
  )
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
