'use client'

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useRecordTexts } from '../texts.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface DraftOfferProps {
  /** Whether there is a draft; without one the component renders nothing. */
  offered: boolean
  /** When the user typed last, in epoch ms. */
  at?: number | undefined
  /** Whether somebody has changed the record since, so that the offer warns. */
  changed?: boolean
  restore: () => void
  discard: () => void
}

/** Offers to restore unsaved entries. */
export function DraftOffer({ offered, at, changed = false, restore, discard }: DraftOfferProps) {
  const { day, clock, zone } = useFormat()
  const { draft } = useRecordTexts()
  if (!offered) return null
  return (
    <Alert
      severity={changed ? 'warning' : 'info'}
      sx={{ mb: 2, maxWidth: cardWidth.narrow }}
      action={
        <>
          <Button onClick={discard}>{draft.discard}</Button>
          <Button onClick={restore}>{draft.restore}</Button>
        </>
      }
    >
      {at === undefined ? draft.text : draft.textAt(`${day(at)} ${clock(at)} ${zone(at)}`)}
      {changed && ` ${draft.changed}`}
    </Alert>
  )
}
