import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What a form answers when nothing went wrong, read out at once. */
export function FormNotice({ children }: { children: ReactNode }) {
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
        bgcolor: 'primary.soft',
      }}
    >
      <InfoOutlined sx={{ color: 'primary.main', flexShrink: 0 }} />
      {children}
    </Box>
  )
}
