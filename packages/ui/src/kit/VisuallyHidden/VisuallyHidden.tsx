import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'

/** Renders a text that only screen readers read. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  )
}
