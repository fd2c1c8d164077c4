'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { headings } from '../../theme/typography.ts'
import { useStateTexts } from '../texts.ts'
import { Drawing } from './Drawing.tsx'

export interface EmptyStateProps {
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

/** Draws a tracker that has no signal, beside its broken route. It is for lists without devices. */
function LostDevice() {
  return (
    <Drawing viewBox="0 0 220 150">
      <ellipse cx="110" cy="112" rx="96" ry="30" fill="var(--soft)" />
      <path d="M28 112c22 14 34-16 58-6" stroke="var(--line)" strokeWidth="4" strokeDasharray="1 9" />
      <path d="M138 116c20 10 32-12 54-4" stroke="var(--line)" strokeWidth="4" strokeDasharray="1 9" />
      <circle cx="24" cy="110" r="5" fill="var(--paper)" stroke="var(--accent)" strokeWidth="3" />
      <path
        d="M198 92c6 0 10 4.5 10 10 0 7-10 15-10 15s-10-8-10-15c0-5.5 4-10 10-10Z"
        fill="var(--paper)"
        stroke="var(--accent)"
        strokeWidth="3"
      />
      <circle cx="198" cy="102" r="2.5" fill="var(--accent)" />
      <rect
        x="76"
        y="58"
        width="68"
        height="62"
        rx="14"
        fill="var(--paper)"
        stroke="var(--accent)"
        strokeWidth="3.5"
      />
      <rect x="88" y="71" width="44" height="24" rx="6" fill="var(--soft)" />
      <circle cx="101" cy="82" r="2.6" fill="var(--accent)" />
      <circle cx="119" cy="82" r="2.6" fill="var(--accent)" />
      <path d="M105 90.500c3-2.6 7-2.6 10 0" stroke="var(--accent)" strokeWidth="2.4" />
      <path d="M92 107h16" stroke="var(--line)" strokeWidth="4" />
      <circle cx="127" cy="107" r="3" fill="var(--light)" />
      <path d="M110 58V42" stroke="var(--accent)" strokeWidth="3.5" />
      <circle cx="110" cy="38" r="4" fill="var(--accent)" />
      <path
        d="M96 32c1.5-4.2 4.6-7.4 8.6-9M124 32c-1.5-4.2-4.6-7.4-8.6-9"
        stroke="var(--accent)"
        strokeWidth="3"
        opacity=".55"
      />
      <path
        d="M84 26c3-7.4 8.6-13 15.6-15.600M136 26c-3-7.4-8.6-13-15.6-15.6"
        stroke="var(--line)"
        strokeWidth="3"
        strokeDasharray="2 7"
      />
    </Drawing>
  )
}
