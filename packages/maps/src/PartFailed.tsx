'use client'
import Box from '@mui/material/Box'
import { useTakeTexts } from './texts/useTripTexts.ts'

/** Says, in the place of what was asked for, that its code could not be loaded. */
export function PartFailed() {
  const texts = useTakeTexts()
  return (
    <Box role="alert" sx={{ flexBasis: '100%', fontSize: 13, color: 'error.main' }}>
      {texts.partFailed}
    </Box>
  )
}
