import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

/** A link that looks like a button. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="outlined" href={to}>
      {children}
    </Button>
  )
}
