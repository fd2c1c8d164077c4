'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

/** Replaces the list of trips if no trip matches the filter. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const texts = useSessionsTexts()
  return (
    <Box
      component="output"
      sx={{ display: 'block', px: 3, py: 5, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
        {texts.noMatch}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}
      >
        {texts.noMatchHint}
      </Typography>
      <Button variant="outlined" size="small" onClick={onClear} sx={{ mt: 2 }}>
        {texts.clearFilters}
      </Button>
    </Box>
  )
}
