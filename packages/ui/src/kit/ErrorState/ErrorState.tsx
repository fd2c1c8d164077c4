'use client'

import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import RefreshOutlined from '@mui/icons-material/RefreshOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { IconMark } from '../IconMark/IconMark.tsx'
import { headings } from '../../theme/typography.ts'
import { useStateTexts } from '../texts.ts'

export interface ErrorStateProps {
  /** Title. The default is "Data tidak dapat dimuat". */
  title?: string
  /** Message for the user: what happened, and what to do. */
  message: string
  onRetry?: () => void
  /** Label of the retry button. The default is "Coba lagi". */
  retryLabel?: string
  /** True while a retry runs. */
  retrying?: boolean
}

/** Shows a message and a retry button in place of content that could not be loaded. */
export function ErrorState({ title, message, onRetry, retryLabel, retrying = false }: ErrorStateProps) {
  const state = useStateTexts()
  return (
    <Box role="alert" sx={{ px: 3, py: 6, textAlign: 'center' }}>
      <IconMark tone="error" icon={CloudOffOutlined} size={48} />
      <Typography variant="h3" component="p" sx={{ ...headings.h3, mt: 1.5 }}>
        {title ?? state.failed}
      </Typography>
      <Typography sx={{ mt: 0.75, mx: 'auto', maxWidth: 460, color: 'text.secondary' }}>{message}</Typography>
      {onRetry ? (
        <Button
          variant="outlined"
          startIcon={<RefreshOutlined />}
          onClick={onRetry}
          disabled={retrying}
          sx={{ mt: 2.5 }}
        >
          {retryLabel ?? state.retry}
        </Button>
      ) : null}
    </Box>
  )
}
