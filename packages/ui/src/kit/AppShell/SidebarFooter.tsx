import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** Renders the text of the footer at the end of the menu, for pages that have no footer. */
export function SidebarFooter({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="footer"
      variant="caption"
      sx={{ mt: 'auto', px: 3.5, pb: 2, color: 'text.secondary' }}
    >
      {children}
    </Typography>
  )
}
