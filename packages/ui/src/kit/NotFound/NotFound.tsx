'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { headings } from '../../theme/typography.ts'
import { useStateTexts } from '../texts.ts'
import { Drawing } from '../EmptyState/Drawing.tsx'

export interface NotFoundProps {
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

/** Draws a route that ends before its destination. It is for pages that do not exist. */
function LostRoute() {
  return (
    <Drawing viewBox="0 0 220 120">
      <ellipse cx="110" cy="92" rx="96" ry="22" fill="var(--soft)" />
      <path d="M30 92c26 2 34-8 38-26 4-20 16-30 40-32" stroke="var(--accent)" strokeWidth="7" />
      <path d="M124 33c22 0 30 12 36 26" stroke="var(--line)" strokeWidth="5" strokeDasharray="1 11" />
      <circle cx="30" cy="92" r="8" fill="var(--paper)" stroke="var(--accent)" strokeWidth="5" />
      <path
        d="M174 46c11 0 18 8 18 17 0 12-18 27-18 27s-18-15-18-27c0-9 7-17 18-17Z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="4.5"
        strokeDasharray="7 8"
      />
    </Drawing>
  )
}
