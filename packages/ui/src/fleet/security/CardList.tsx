'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { LoadingBlock } from '../../kit/LoadingBlock/LoadingBlock.tsx'
import { SecurityCard } from './SecurityCard.tsx'

interface CardListProps {
  title: string
  text: string
  source: Choices<unknown>
  /** The text that replaces an empty list. */
  empty: string
  /** The content below the list. */
  note?: ReactNode
  /** Buttons at the end of the card. */
  action?: ReactNode
  /** The rows. */
  children: ReactNode
}

/** Renders a card of the security page (Keamanan) with a list, or the list's loading, failed or empty state. */
export function CardList({ title, text, source, empty, note, action, children }: CardListProps) {
  const { data, error, refetch } = source
  return (
    <SecurityCard title={title} text={text} action={action}>
      {data === undefined ? (
        error ? (
          <ErrorState message={error.message} onRetry={refetch ? () => void refetch() : undefined} />
        ) : (
          <LoadingBlock lines={3} />
        )
      ) : data.length === 0 ? (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Box component="ul" aria-label={title} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {children}
        </Box>
      )}
      {note}
    </SecurityCard>
  )
}

interface CardRowProps {
  title: string
  mark?: ReactNode
  facts: readonly ReactNode[]
  removal?: Removal | false | undefined
}

/** The button that deletes the item of a row, or ends the session of a row. */
interface Removal {
  label: string
  /** Accessible name, which contains the name of the row. */
  name: string
  busy: boolean
  onClick: () => void
}

/** Renders one row of a card. It has a name with facts below it, and the button that `removal` describes. */
export function CardRow({ title, mark, facts, removal }: CardRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {title}
          </Typography>
          {mark}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.map((fact, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the facts of a row keep their order
            <span key={at}>
              {at > 0 && ' · '}
              {fact}
            </span>
          ))}
        </Typography>
      </Box>
      {removal && (
        <Button
          size="small"
          color="error"
          disabled={removal.busy}
          aria-label={removal.name}
          onClick={removal.onClick}
        >
          {removal.label}
        </Button>
      )}
    </Box>
  )
}
