'use client'
import Box from '@mui/material/Box'
import { useMapsTexts } from '../locales/useMapsTexts.ts'

/** Shows a message in place of a part of the page whose code failed to load. */
export function PartFailed() {
  const texts = useMapsTexts()
  return (
    <Box role="alert" sx={{ flexBasis: '100%', fontSize: 13, color: 'error.main' }}>
      {texts.partFailed}
    </Box>
  )
}
