'use client'
import Box from '@mui/material/Box'
import { useTakeTexts } from '../texts/useTakeTexts.ts'

/** Replaces a part whose code failed to load, and says so. */
export function PartFailed() {
  const texts = useTakeTexts()
  return (
    <Box role="alert" sx={{ flexBasis: '100%', fontSize: 13, color: 'error.main' }}>
      {texts.partFailed}
    </Box>
  )
}
