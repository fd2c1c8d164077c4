import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'

/** Renders text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  )
}
