import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What went wrong with a whole form, read out at once. */
export function FormFault({ children }: { children: ReactNode }) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1.25,
        px: 1.75,
        py: 1.25,
        borderRadius: 1,
        typography: 'body2',
        bgcolor: 'error.soft',
      }}
    >
      <ErrorOutlineOutlined sx={{ color: 'error.main', flexShrink: 0 }} />
      {children}
    </Box>
  )
}
