'use client'
import Box from '@mui/material/Box'
import { useTakeTexts } from '../texts/useTakeTexts.ts'

/** Says that the printed sheet is being prepared; drawing its map takes most of the time. */
export function Preparing() {
  const texts = useTakeTexts()
  return (
    <Box component="output" sx={{ fontSize: 13, color: 'text.secondary' }}>
      {texts.preparing}
    </Box>
  )
}
