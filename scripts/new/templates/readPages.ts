import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

/** Returns the text of `apps/dashboard/src/pages/<name>/<Type>ListPage.tsx`. */
export function listPage({ name, type, plural, title, create, table }: Resource): string {
  return lines(
    `import { ${name}Queries } from '@sikud/api/queries'`,
    `import { ${type}List, use${type}Texts } from '@sikud/ui/${name}'`,
    `import { useQuery } from '@tanstack/react-query'`,
    create && `import { CreateLink } from '../../layouts/LinkButton.tsx'`,
    `import { Page } from '../../layouts/Page.tsx'`,
    `import { paths } from '../../paths.ts'`,
    `import { useTexts } from '../../texts.tsx'`,
    `import { useFleetClient } from '../../services.ts'`,
    `import { useListPage } from '../../layouts/useListPage.ts'`,
    ``,
    `/** Daftar ${title}. */`,
    `export function ${type}ListPage() {`,
    `  const { navigation } = useTexts()`,
    `  const { list } = use${type}Texts()`,
    `  const { rows, list: records } = useListPage(useQuery(${name}Queries(useFleetClient()).list()), '${table}')`,
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

/** Returns the text of `apps/dashboard/src/pages/<name>/<Type>DetailPage.tsx`. */
export function detailPage({ name, type, title, nameField, update, remove, place }: Resource): string {
  const actions = [update && `editTo={paths.${name}.edit(id)}`, remove && 'onDelete={remove}'].filter(Boolean)
  return lines(
    `import { ${remove ? `${name}Mutations, ` : ''}${name}Queries } from '@sikud/api/queries'`,
    actions.length > 0 && `import { ActionsMenu } from '@sikud/ui'`,
    `import { ${type}Detail, use${type}Texts } from '@sikud/ui/${name}'`,
    `import { useQuery } from '@tanstack/react-query'`,
    `import { RecordPage } from '../../layouts/RecordPage.tsx'`,
    actions.length > 0 && `import { paths } from '../../paths.ts'`,
    `import { useFleetClient${place ? ', useServices' : ''} } from '../../services.ts'`,
    remove && `import { useDelete } from '../../forms/useDelete.ts'`,
    `import { useRecordId } from '../../layouts/useRecordId.ts'`,
    ``,
    `/** Detail ${title}. */`,
    `export function ${type}DetailPage() {`,
    `  const { detail } = use${type}Texts()`,
    place && `  const { externalMap } = useServices().config`,
    `  const id = useRecordId()`,
    `  const client = useFleetClient()`,
    `  const ${name} = useQuery(${name}Queries(client).detail(id))`,
    remove && `  const remove = useDelete(${name}Mutations(client).remove(id), paths.${name}.list)`,
    `  return (`,
    `    <RecordPage`,
    `      kind="${name}"`,
    `      query={${name}}`,
    `      title={detail}`,
    `      name={${name}.data?.${nameField.name}}`,
    actions.length > 0 && `      actions={<ActionsMenu ${actions.join(' ')} />}`,
    `    >`,
    `      {(record) => <${type}Detail ${name}={record}${place ? ' externalMapUrl={externalMap}' : ''} />}`,
    `    </RecordPage>`,
    `  )`,
    `}`,
    ``,
  )
}
