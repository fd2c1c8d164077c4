import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Shows a warning under a field; colour and icon distinguish it from an error. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'warning.main' }}>
      <WarningIcon sx={{ fontSize: 16 }} />
      {children}
    </Box>
  )
}
