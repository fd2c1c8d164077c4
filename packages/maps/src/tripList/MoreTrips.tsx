'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useMapsLanguage, useMapsTexts } from '../locales/useMapsTexts.ts'
import { dayRange } from '../texts/sessionTexts.ts'
import type { TripPaging } from './TripChoice.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

/** Shows the earliest loaded day, with a button that loads older trips. */
export function MoreTrips({
  since,
  more,
  error,
  onMore,
  hasUntimed,
  isSorted,
}: TripPaging & { isSorted: boolean }) {
  const texts = useSessionsTexts()
  const { retry } = useMapsTexts()
  const language = useMapsLanguage()
  if (since === undefined && more === 'none') return null
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {since !== undefined && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {texts.since(dayRange(since, since, language))}
          {more === 'none' && !isSorted && `. ${hasUntimed ? texts.allTimedLoaded : texts.allLoaded}`}
        </Typography>
      )}
      {more === 'failed' && (
        <Box role="alert" sx={{ fontSize: 13, color: 'error.main', textAlign: 'center' }}>
          {error}
        </Box>
      )}
      {more !== 'none' && (
        <Button
          variant="outlined"
          size="small"
          aria-busy={more === 'loading'}
          startIcon={
            more === 'loading' ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined
          }
          onClick={more === 'loading' ? undefined : onMore}
        >
          {more === 'loading' ? texts.loadingMore : more === 'failed' ? retry : texts.loadMore}
        </Button>
      )}
    </Box>
  )
}
