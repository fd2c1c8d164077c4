'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'

interface OfflineNoteProps {
  shown: boolean
  onRetry?: (() => void) | undefined
}

/** Says that what is shown is the last that was known; the place that speaks is always there, so that it is heard. */
export function OfflineNote({ shown, onRetry }: OfflineNoteProps) {
  const texts = useMapsTexts()
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {shown && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            px: 2,
            py: 0.75,
            fontSize: 14,
            borderBottom: 1,
            borderColor: 'divider',
            borderLeft: '4px solid',
            borderLeftColor: 'error.main',
          }}
        >
          {texts.connectionLost}
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
