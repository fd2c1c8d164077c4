import type SvgIcon from '@mui/material/SvgIcon'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { softColour } from '../../theme/paletteOf.ts'

interface FormMessageProps {
  tone: 'error' | 'primary'
  icon: typeof SvgIcon
  children: ReactNode
}

/** Shows a message about the whole form. Screen readers announce it at once. */
export function FormMessage({ tone, icon: Icon, children }: FormMessageProps) {
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
        bgcolor: (theme) => softColour(theme, tone),
      }}
    >
      <Icon sx={{ color: `${tone}.main`, flexShrink: 0 }} />
      {children}
    </Box>
  )
}
