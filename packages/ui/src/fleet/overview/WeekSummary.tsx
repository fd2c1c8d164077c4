import type { GpsSession } from '@sikud/api'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { DayBars } from './DayBars.tsx'
import { tripDays } from './tripDays.ts'
import { useOverviewTexts } from './texts.ts'

interface WeekSummaryProps {
  trips: readonly GpsSession[]
  reportTo: string
  /** Returns the server's time; see `OverviewProps`. */
  clock?: (() => number) | undefined
}

/** Shows the distance and the number of the trips of the last seven days, as a total and for each day. */
export function WeekSummary({ trips, reportTo, clock }: WeekSummaryProps) {
  const overview = useOverviewTexts()
  const format = useFormat()
  const now = useNow(clock)
  const { days, count, unreadable } = useMemo(() => tripDays(trips, now, format.date), [trips, now, format])
  const distance = days.reduce((sum, day) => sum + day.distance, 0)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Link href={reportTo} underline="hover" variant="h1" sx={{ color: 'text.primary' }}>
          {format.distance(distance)}
        </Link>
        <Link href={reportTo} underline="hover" sx={{ color: 'text.secondary' }}>
          {overview.tripCount(format.number(count))}
        </Link>
      </Box>
      <Typography variant="caption" component="p" aria-hidden sx={{ mt: 1.5, color: 'text.secondary' }}>
        {overview.dailyDistance}
      </Typography>
      <DayBars days={days} />
      {unreadable > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {overview.uncounted(format.number(unreadable))}
        </Typography>
      )}
    </Box>
  )
}
