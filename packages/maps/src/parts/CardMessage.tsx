'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useMapsTexts } from '../locales/useMapsTexts.ts'

interface CardMessageProps {
  title: string
  hint?: string
  busy?: boolean
  alert?: boolean
  onRetry?: () => void
}

/** Replaces the rows of a card while they are loading, if there are none, or if loading failed. */
export function CardMessage({ title, hint, busy, alert, onRetry }: CardMessageProps) {
  const texts = useMapsTexts()
  return (
    <Box
      role={alert ? 'alert' : 'status'}
      sx={{ px: 3, py: 5, textAlign: 'center', borderTop: 1, borderColor: 'divider', position: 'relative' }}
    >
      {busy && (
        <LinearProgress aria-label={title} sx={{ position: 'absolute', inset: '0 0 auto', height: 2 }} />
      )}
      <Typography sx={{ fontWeight: busy ? 400 : 650, color: busy ? 'text.secondary' : 'text.primary' }}>
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {onRetry && (
        <Button variant="outlined" size="small" onClick={onRetry} sx={{ mt: 2 }}>
          {texts.retry}
        </Button>
      )}
    </Box>
  )
}
