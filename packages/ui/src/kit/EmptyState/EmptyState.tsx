'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LostDevice } from './LostDevice.tsx'
import { headings } from '../../theme/typography.ts'
import { useStateTexts } from '../texts.ts'

interface EmptyStateProps {
  /** Title. With an illustration, the default is 'Wooops'. */
  title?: string
  /** Why the list, card or page is empty. */
  text?: string
  /** The button for the next step. */
  action?: ReactNode
  /** Whether to show the drawing of a device without a signal. */
  illustrated?: boolean
}

/** Explains why a list, card or page is empty, and offers the next step. */
export function EmptyState({ title, text, action, illustrated = false }: EmptyStateProps) {
  const state = useStateTexts()
  const level = illustrated ? 'h2' : 'h3'
  const heading = title ?? (illustrated ? state.wooops : undefined)
  return (
    <Box sx={{ px: 3, py: illustrated ? 6 : 7, textAlign: 'center' }}>
      {illustrated ? <LostDevice /> : null}
      {heading ? (
        <Typography variant={level} component="p" sx={headings[level]}>
          {heading}
        </Typography>
      ) : null}
      {text ? (
        <Typography sx={{ mt: 0.75, mx: 'auto', maxWidth: 420, color: 'text.secondary' }}>{text}</Typography>
      ) : null}
      {action ? (
        <Box sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {action}
        </Box>
      ) : null}
    </Box>
  )
}
