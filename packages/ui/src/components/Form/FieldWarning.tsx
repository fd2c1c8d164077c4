import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A doubt under a field, told apart from an error by colour and sign. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'warning.main' }}>
      <WarningIcon sx={{ fontSize: 16 }} />
      {children}
    </Box>
  )
}
