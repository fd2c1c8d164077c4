import { useMe } from '@sikud/api/react'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { mayOpen } from '../authority/permissions.ts'
import { useTexts } from '../texts.ts'

/** Renders a link that looks like a button. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="outlined" href={to}>
      {children}
    </Button>
  )
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
