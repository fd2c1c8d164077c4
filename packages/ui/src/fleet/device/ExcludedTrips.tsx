'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { TripExclusion } from '@sikud/api'
import { useId } from 'react'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useDeviceTexts } from './texts.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface ExcludedTripsProps {
  /** The periods of deleted trips and the state of their load. You can pass a TanStack Query result. */
  exclusions: {
    data: readonly TripExclusion[] | undefined
    error: { message: string } | null
    isFetching: boolean
    refetch: () => unknown
  }
  onRestore: (exclusion: TripExclusion) => void
  /** Whether a trip is being restored. */
  busy?: boolean
}

/** Lists the periods of deleted trips of a device, with a button to restore each trip; shows nothing without any. */
export function ExcludedTrips({ exclusions, onRestore, busy }: ExcludedTripsProps) {
  const texts = useDeviceTexts().exclusions
  const id = useId()
  const { data, error, isFetching, refetch } = exclusions
  if (data?.length === 0 || (data === undefined && !error)) return null
  return (
    <Card component="section" aria-labelledby={id} sx={{ maxWidth: cardWidth.narrow, mt: 2 }}>
      <Box sx={{ p: 2.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {texts.title}
        </Typography>
        {data === undefined && error && (
          <ErrorState
            title={texts.failed}
            message={error.message}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        )}
        {data !== undefined && (
          <>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {texts.hint}
            </Typography>
            <Box component="ul" sx={listLook}>
              {data.map((exclusion) => (
                <ExcludedTrip
                  key={String(exclusion.id)}
                  exclusion={exclusion}
                  onRestore={() => onRestore(exclusion)}
                  busy={busy}
                />
              ))}
            </Box>
          </>
        )}
      </Box>
    </Card>
  )
}

interface ExcludedTripProps {
  exclusion: TripExclusion
  onRestore: () => void
  busy: boolean | undefined
}

function ExcludedTrip({ exclusion, onRestore, busy }: ExcludedTripProps) {
  const texts = useDeviceTexts().exclusions
  const format = useFormat()
  const { from, to, at, by, restorable } = exclusion
  const span = texts.span(format.dateTime(from), format.dateTime(to))
  const deleted = format.dateTime(at)
  return (
    <Box component="li">
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{span}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {by === null ? texts.deletedAt(deleted) : texts.deletedBy(deleted, by.name)}
        </Typography>
        {!restorable && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.gone}
          </Typography>
        )}
      </Box>
      {restorable && (
        <Button
          variant="outlined"
          size="small"
          aria-label={texts.restoreOf(span)}
          disabled={busy ?? false}
          onClick={onRestore}
        >
          {texts.restore}
        </Button>
      )}
    </Box>
  )
}

const listLook = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const
