'use client'
import Box from '@mui/material/Box'
import { useTripExportTexts } from '../texts/useTripExportTexts.ts'

/** Says that the printed sheet is being prepared; drawing its map takes most of the time. */
export function Preparing() {
  const texts = useTripExportTexts()
  return (
    <Box component="output" sx={{ fontSize: 13, color: 'text.secondary' }}>
      {texts.preparing}
    </Box>
  )
}
