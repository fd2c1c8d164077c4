import type { Resource } from '../Resource.ts'

/** Returns the text of `apps/dashboard/src/pages/<name>/<Type>CreatePage.tsx`. */
export function createPage({ name, type, title, nameField }: Resource): string {
  const found =
    nameField.required && nameField.kind === 'text'
      ? `input.${nameField.name}`
      : `String(input.${nameField.name} ?? '')`
  const search = nameField.entered ? `(input) => ${found}` : `() => ''`
  return `import type { ${type}Input } from '@sikud/api'
import { ${name}Mutations } from '@sikud/api/queries'
import { ${type}Form } from '@sikud/ui/${name}'
import type { ${type}Values } from '@sikud/ui/${name}'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
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

/** Returns the text of `apps/dashboard/src/pages/<name>/<Type>EditPage.tsx`. */
export function editPage({ name, type, title, nameField, create }: Resource): string {
  const anew = create ? `\n    anewAt: paths.${name}.add,` : ''
  return `import type { ${type}, ${type}Input } from '@sikud/api'
import { ${name}Mutations, ${name}Queries } from '@sikud/api/queries'
import { ${type}Form, use${type}Texts } from '@sikud/ui/${name}'
import type { ${type}Values } from '@sikud/ui/${name}'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useFleetClient } from '../../services.ts'
import { useEditForm } from '../../forms/useEditForm.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'

/** Ubah ${title}. */
export function ${type}EditPage() {
  const texts = useTexts()
  const { edit } = use${type}Texts()
  const id = useRecordId()
  const client = useFleetClient()
  const ${name} = useQuery(${name}Queries(client).detail(id))
  const { form, offer, record } = useEditForm<${type}Values, ${type}Input, ${type}>({
    write: (version) => ${name}Mutations(client).update(id, version),
    to: paths.${name}.detail(id),
    record: ${name},${anew}
  })
  return (
    <RecordPage
      kind="${name}"
      query={record}
      notice={<DraftOffer {...offer} />}
      title={edit}
      name={${name}.data?.${nameField.name}}
      below={{ id, title: texts.crumbs.edit }}
    >
      {(opened) => <${type}Form ${name}={opened} {...form} />}
    </RecordPage>
  )
}
`
}
