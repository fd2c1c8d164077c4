import { useDeletedKinds, useImportKinds, useMe } from '@sikud/api/react'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { mayOpen } from '../authority/permissions.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'

/** Renders a link that looks like a button. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="outlined" href={to}>
      {children}
    </Button>
  )
}

/** Renders the link to the import of a kind of record. Users who may neither create nor change such a record do not see it. */
export function ImportLink({ kind }: { kind: 'vehicle' | 'device' | 'driver' }) {
  const { titles } = useTexts()
  if (!useImportKinds().includes(kind)) return null
  return <LinkButton to={`${paths.import}?kind=${kind}`}>{titles.import}</LinkButton>
}

/** Renders the link to the deleted records of a kind. Users who may neither restore nor erase them do not see it. */
export function DeletedLink({ kind }: { kind: string }) {
  const { titles } = useTexts()
  if (!useDeletedKinds().some((one) => one === kind)) return null
  return <Button href={`${paths.deleted}?kind=${kind}`}>{titles.deleted}</Button>
}

/** Renders BUAT BARU, the only primary button of a list. Users without the permission to create do not see it. */
export function CreateLink({ to }: { to: string }) {
  const { list } = useTexts()
  const me = useMe()
  if (!mayOpen(me, to)) return null
  return (
    <Button variant="contained" href={to} startIcon={<AddOutlined />}>
      {list.create}
    </Button>
  )
}
