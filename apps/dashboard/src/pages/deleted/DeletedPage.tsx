import type { DeletedKind } from '@sikud/api'
import { useDeleted, useDeletedKinds } from '@sikud/api/react'
import { DeletedList } from '@sikud/ui/audit'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { NoAccessPage } from '../NoAccessPage.tsx'

/** Renders the page Terhapus with the deleted records of one kind. */
export function DeletedPage() {
  const [params] = useSearchParams()
  const kinds = useDeletedKinds()
  const kind = kinds.find((one) => one === params.get('kind')) ?? kinds[0]
  if (kind === undefined) return <NoAccessPage permission="vehicle.delete" />
  return <DeletedRecords kinds={kinds} kind={kind} />
}

function DeletedRecords({ kinds, kind }: { kinds: DeletedKind[]; kind: DeletedKind }) {
  const { titles, navigation } = useTexts()
  const [, setParams] = useSearchParams()
  return (
    <Page
      title={titles.deleted}
      breadcrumbs={[{ title: navigation[kind], to: paths[kind].list }, { title: titles.deleted }]}
    >
      <DeletedList
        kinds={kinds}
        kind={kind}
        onKindChange={(next) => setParams({ kind: next }, { replace: true })}
        {...useDeleted(kind)}
      />
    </Page>
  )
}
