'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import type { Choices } from '../../components/Form/ChoicesFailed.tsx'
import { LoadingBlock } from '../../components/LoadingBlock/LoadingBlock.tsx'

interface CardRowsProps {
  label: string
  source: Choices<unknown>
  empty: string
  children: ReactNode
}

/** Lists the rows of a card, or says why there are none. */
export function CardRows({ label, source, empty, children }: CardRowsProps) {
  const { data, error, refetch } = source
  if (data === undefined) {
    if (error)
      return <ErrorState message={error.message} onRetry={refetch ? () => void refetch() : undefined} />
    return <LoadingBlock lines={3} />
  }
  if (data.length === 0) return <Typography sx={{ mt: 2, color: 'text.secondary' }}>{empty}</Typography>
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  )
}

interface CardRowProps {
  title: string
  mark?: ReactNode
  facts: readonly ReactNode[]
  action?: ReactNode
}

/** One row of a card: a name, facts below it, and one action. */
export function CardRow({ title, mark, facts, action }: CardRowProps) {
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
      {action}
    </Box>
  )
}
