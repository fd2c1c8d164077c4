'use client'
import Box from '@mui/material/Box'
import { useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { markRadius } from '@sikud/ui/status'

/** Marks the text beside it as simulated. */
export function SimulatedMark() {
  const texts = useMapsTexts()
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 0.75,
        fontSize: 11,
        fontWeight: 600,
        lineHeight: '18px',
        color: 'text.secondary',
        border: '1px dashed',
        borderColor: 'text.secondary',
        borderRadius: markRadius,
      }}
    >
      {texts.simulated}
    </Box>
  )
}
