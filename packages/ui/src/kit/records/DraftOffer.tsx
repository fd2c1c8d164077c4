'use client'

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useRecordTexts } from '../texts.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface DraftOfferProps {
  /** Whether there is a draft; without one the component renders nothing. */
  offered: boolean
  restore: () => void
  discard: () => void
}

/** Offers to restore unsaved entries. */
export function DraftOffer({ offered, restore, discard }: DraftOfferProps) {
  const { draft } = useRecordTexts()
  if (!offered) return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, maxWidth: cardWidth.narrow }}
      action={
        <>
          <Button onClick={discard}>{draft.discard}</Button>
          <Button onClick={restore}>{draft.restore}</Button>
        </>
      }
    >
      {draft.text}
    </Alert>
  )
}
