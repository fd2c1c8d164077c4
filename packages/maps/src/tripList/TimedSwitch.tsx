'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TripFilter } from './TripFilter.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

interface TimedSwitchProps {
  filter: TripFilter
  onFilter: (change: TripFilter) => void
}

/** Switches between the trips with and the trips without a start time. */
export function TimedSwitch({ filter, onFilter }: TimedSwitchProps) {
  const texts = useSessionsTexts()
  const entries = [
    { label: texts.byTime, untimed: undefined },
    { label: texts.untimed, untimed: true },
  ] as const
  return (
    <Box sx={{ display: 'flex', gap: 1, px: 2, pb: 1 }}>
      {entries.map(({ label, untimed }) => {
        const isChosen = filter.untimed === untimed
        return (
          <Button
            key={label}
            size="small"
            variant={isChosen ? 'contained' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => {
              if (!isChosen) onFilter({ untimed, from: undefined, to: undefined })
            }}
            sx={{ flex: 1 }}
          >
            {label}
          </Button>
        )
      })}
    </Box>
  )
}
