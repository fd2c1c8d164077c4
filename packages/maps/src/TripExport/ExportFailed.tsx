'use client'
import Box from '@mui/material/Box'
import { useTakeTexts } from '../SessionChoice/useTakeTexts.ts'

/** Says that what makes the files could not be loaded. */
export function ExportFailed() {
  const texts = useTakeTexts()
  return (
    <Box role="alert" sx={{ flexBasis: '100%', fontSize: 13, color: 'error.main' }}>
      {texts.downloadFailed}
    </Box>
  )
}
