import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.tsx'

/** A link that looks like a button. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="outlined" href={to}>
      {children}
    </Button>
  )
}

/** BUAT BARU, the one primary button of a list. */
export function CreateLink({ to }: { to: string }) {
  const { list } = useTexts()
  return (
    <Button variant="contained" href={to} startIcon={<AddOutlined />}>
      {list.create}
    </Button>
  )
}
