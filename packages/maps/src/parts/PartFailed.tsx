'use client'
import Box from '@mui/material/Box'
import { useTakeTexts } from '../texts/useTakeTexts.ts'

/** Says that the code of a part failed to load, in place of that part. */
export function PartFailed() {
  const texts = useTakeTexts()
  return (
    <Box role="alert" sx={{ flexBasis: '100%', fontSize: 13, color: 'error.main' }}>
      {texts.partFailed}
    </Box>
  )
}
