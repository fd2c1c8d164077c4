'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { LostRoute } from './LostRoute.tsx'
import { headings } from '../../theme/typography.ts'
import { useStateTexts } from '../texts.ts'

interface NotFoundProps {
  /** Title. The default is "Data tidak ditemukan". */
  title?: string
  message?: string
  /** URL of the link back. */
  backTo: string
  backLabel?: string
}

/** Says that the page or record does not exist, with a link back. */
export function NotFound({ title, message, backTo, backLabel }: NotFoundProps) {
  const state = useStateTexts()
  return (
    <Box sx={{ px: 2, py: { xs: 6, md: 10 }, textAlign: 'center' }}>
      <LostRoute />
      <Typography variant="h1" sx={headings.h1}>
        {title ?? state.notFound}
      </Typography>
      <Typography sx={{ mt: 1, mx: 'auto', maxWidth: 440, color: 'text.secondary' }}>
        {message ?? state.notFoundMessage}
      </Typography>
      <Button variant="contained" href={backTo} sx={{ mt: 3 }}>
        {backLabel ?? state.back}
      </Button>
    </Box>
  )
}
