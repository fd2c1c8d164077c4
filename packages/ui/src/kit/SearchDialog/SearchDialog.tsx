'use client'

import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { cardRadius } from '../../theme/shape.ts'
import { useSearchTexts } from './texts.ts'

export interface SearchDialogProps {
  /** A heading, for a dialog that chooses a record instead of searching everything. */
  title?: string
  /** A sentence below the heading. */
  hint?: string
  open: boolean
  onClose: () => void
  /** A SearchPanel, which mounts again each time the dialog opens. */
  children: ReactNode
}

const paper = {
  display: 'flex',
  m: { xs: 0, sm: 2 },
  mt: { xs: 0, sm: '10vh' },
  width: { xs: '100%', sm: 640 },
  maxWidth: { xs: 'none', sm: 'calc(100% - 32px)' },
  height: { xs: '100dvh', sm: 'auto' },
  maxHeight: { xs: 'none', sm: '76vh' },
  border: { xs: 0, sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { xs: 0, sm: cardRadius },
} as const

/** Shows the search in a dialog over the upper part of the page. On phones it fills the screen. */
export function SearchDialog({ title, hint, open, onClose, children }: SearchDialogProps) {
  const search = useSearchTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': title ?? search.title, sx: paper } }}
    >
      {title !== undefined && (
        <Box sx={{ px: 2, pt: 2, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{title}</Typography>
          {hint && (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {hint}
            </Typography>
          )}
        </Box>
      )}
      {children}
    </Dialog>
  )
}
