'use client'

import type { GpsSession } from '@sikud/api'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { LoadedPart, OverviewCard } from './OverviewCard.tsx'
import type { OverviewLoad } from './OverviewLoad.ts'
import { useOverviewTexts } from './texts.ts'
import { type ReactNode, useId, useMemo } from 'react'
import { joinParts } from '../../format/tripMarks.ts'
import { TripRows } from './TripRows.tsx'
import Link from '@mui/material/Link'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { type TripDay, tripDays } from './tripDays.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden.tsx'
import { markRadius } from '../../theme/shape.ts'

interface TripsCardProps {
  /** The trips, newest first. A trip that runs across midnight is there once for each day, with its part of that day. */
  trips: OverviewLoad<readonly GpsSession[]>
  reportTo: string
  tripTo: (trip: GpsSession) => string
  /** See `OverviewProps`. */
  renderRoute?: ((trip: GpsSession) => ReactNode) | undefined
  /** Returns the server's time; see `OverviewProps`. */
  clock?: (() => number) | undefined
}

/** Shows the distance and the number of the trips of the last seven days, and the newest trips. */
export function TripsCard({ trips, reportTo, tripTo, renderRoute, clock }: TripsCardProps) {
  const overview = useOverviewTexts()
  return (
    <OverviewCard
      title={overview.trips}
      simulated={trips.data?.some(({ simulated }) => simulated) ?? false}
      link={{ to: reportTo, label: overview.openReport }}
    >
      <LoadedPart load={trips} lines={5}>
        {(loaded) =>
          loaded.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{overview.noTrips}</Typography>
          ) : (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
                gap: { xs: 3, lg: 4 },
              }}
            >
              <WeekSummary trips={loaded} reportTo={reportTo} clock={clock} />
              <NewestTrips trips={loaded} tripTo={tripTo} renderRoute={renderRoute} />
            </Box>
          )
        }
      </LoadedPart>
    </OverviewCard>
  )
}

const shown = 5

interface NewestTripsProps extends Pick<TripsCardProps, 'tripTo' | 'renderRoute'> {
  /** The trips or their parts of single days, newest first. */
  trips: readonly GpsSession[]
}

function NewestTrips({ trips, tripTo, renderRoute }: NewestTripsProps) {
  const overview = useOverviewTexts()
  const id = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {overview.newest}
      </Typography>
      <TripRows
        trips={joinParts(trips).slice(0, shown)}
        tripTo={tripTo}
        route={renderRoute}
        names="both"
        labelledBy={id}
      />
    </Box>
  )
}

interface WeekSummaryProps {
  trips: readonly GpsSession[]
  reportTo: string
  /** Returns the server's time; see `OverviewProps`. */
  clock?: (() => number) | undefined
}

function WeekSummary({ trips, reportTo, clock }: WeekSummaryProps) {
  const overview = useOverviewTexts()
  const format = useFormat()
  const now = useNow(clock)
  const { days, count, unreadable } = useMemo(() => tripDays(trips, now, format.date), [trips, now, format])
  const distance = days.reduce((sum, day) => sum + day.distance, 0)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Link href={reportTo} underline="hover" variant="h1" sx={{ color: 'text.primary' }}>
          {overview.wholeKm(format.number(Math.round(distance)))}
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

/** Space in px for the number above the longest bar. */
const figureHeight = 24

/** Shows the distance of each day as a bar. Screen readers read the day, the distance and the number of trips. */
function DayBars({ days }: { days: readonly TripDay[] }) {
  const overview = useOverviewTexts()
  const format = useFormat()
  const longest = Math.max(...days.map(({ distance }) => distance), Number.MIN_VALUE)
  return (
    <Box
      component="ol"
      aria-label={overview.dailyDistance}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
        columnGap: { xs: 0.75, sm: 1.5 },
        m: 0,
        p: 0,
        listStyle: 'none',
        textAlign: 'center',
      }}
    >
      {days.map(({ day, at, distance, count }) => {
        const text = overview.dayText(day, format.distance(distance), format.number(count))
        return (
          <Box component="li" key={day} title={text}>
            <VisuallyHidden>{text}</VisuallyHidden>
            <Box aria-hidden>
              <Box
                sx={{
                  display: 'flex',
                  flexDirection: 'column',
                  justifyContent: 'flex-end',
                  height: { xs: 128, lg: 208 },
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography variant="caption" sx={{ color: count > 0 ? 'text.primary' : 'text.secondary' }}>
                  {format.number(Math.round(distance))}
                </Typography>
                <Box
                  sx={{
                    flexShrink: 0,
                    height: `calc((100% - ${figureHeight}px) * ${distance / longest})`,
                    mx: 'auto',
                    width: '100%',
                    maxWidth: 40,
                    borderRadius: `${markRadius} ${markRadius} 0 0`,
                    bgcolor: 'primary.main',
                    '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
                  }}
                />
              </Box>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {format.weekday(at)}
              </Typography>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
