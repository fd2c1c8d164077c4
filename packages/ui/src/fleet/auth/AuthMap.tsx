'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fleetColours } from '../../theme/fleetColours.ts'
import { cardRadius, floatShadow } from '../../theme/shape.ts'
import { AuthMapDrawing } from './AuthMapDrawing.tsx'
import { useLoginTexts } from './texts.ts'

/** Draws the right half of the page: a map of an invented coastal town with one trip. */
export function AuthMap() {
  const texts = useLoginTexts()
  return (
    <Box
      component="aside"
      aria-label={texts.claim}
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflow: 'hidden',
        bgcolor: (theme) => fleetColours(theme).land,
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      <AuthMapDrawing />
      <Box
        sx={{
          position: 'absolute',
          left: 44,
          bottom: 44,
          maxWidth: 'calc(100% - 88px)',
          px: 2.75,
          py: 2.25,
          borderRadius: cardRadius,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          boxShadow: floatShadow,
        }}
      >
        <Typography component="p" variant="h2">
          {texts.claim}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {texts.claimDetail}
        </Typography>
      </Box>
    </Box>
  )
}
