'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

/** Says that the search and the filter leave nothing, and offers the way back. */
export function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const texts = useFleetTexts()
  return (
    <Box
      component="output"
      sx={{ display: 'block', px: 3, py: 5, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ fontWeight: 650 }}>{texts.noMatch}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {texts.noMatchHint}
      </Typography>
      <Button variant="outlined" size="small" onClick={onShowAll} sx={{ mt: 2 }}>
        {texts.showAll}
      </Button>
    </Box>
  )
}
