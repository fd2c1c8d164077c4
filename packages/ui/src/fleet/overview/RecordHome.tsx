'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GpsSession, TripSummary } from '@sikud/api'
import { type ReactNode, useId } from 'react'
import { LoadedPart, OverviewCard } from './OverviewCard.tsx'
import type { OverviewLoad } from './OverviewLoad.ts'
import { TripRows } from './TripRows.tsx'
import { useOverviewTexts } from './texts.ts'
import { durationText } from '../../format/durationText.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'

/** The last trips of a vehicle or driver, with their link targets. */
export interface RecordTrips {
  /** The trips, newest first. */
  load: OverviewLoad<readonly GpsSession[]>
  /** The kind of record whose name each trip shows. */
  names: 'vehicle' | 'driver'
  tripTo: (trip: GpsSession) => string
  /** URL of the page that lists all trips. */
  allTo: string
}

export interface RecordHomeProps {
  /** The part that shows where the vehicle is now. */
  now?: ReactNode
  /** Today's figures. Both `today` and `trips` are undefined if the server cannot compute them. */
  today?: OverviewLoad<TripSummary> | undefined
  trips?: RecordTrips | undefined
  /** The facts of the record, such as a `VehicleDetail`. */
  children: ReactNode
}

/** Lays out the page of a vehicle or driver. It shows the facts and, if passed, `now`, `today` and the last trips. */
export function RecordHome({ now, today, trips, children }: RecordHomeProps) {
  const facts = <Box sx={{ order: 4, minWidth: 0 }}>{children}</Box>
  if (!now && !today && !trips) return facts
  return (
    <Box sx={columns}>
      <Box sx={column}>
        {now && <Box sx={{ order: 1, minWidth: 0 }}>{now}</Box>}
        {trips && <LastTrips {...trips} />}
      </Box>
      <Box sx={column}>
        {today && (
          <Box sx={{ order: 2, minWidth: 0 }}>
            <TodayCard today={today} />
          </Box>
        )}
        {facts}
      </Box>
    </Box>
  )
}

function LastTrips({ load, names, tripTo, allTo }: RecordTrips) {
  const overview = useOverviewTexts()
  const id = useId()
  return (
    <Box sx={{ order: 3, minWidth: 0 }}>
      <OverviewCard
        title={overview.lastTrips}
        titleId={id}
        simulated={load.data?.some(({ simulated }) => simulated) ?? false}
        link={{ to: allTo, label: overview.allTrips }}
      >
        <LoadedPart load={load} lines={5}>
          {(trips) =>
            trips.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>{overview.noRecordTrips}</Typography>
            ) : (
              <TripRows trips={trips} tripTo={tripTo} names={names} labelledBy={id} />
            )
          }
        </LoadedPart>
      </OverviewCard>
    </Box>
  )
}

// On narrow screens `contents` merges the two columns, and `order` sorts the parts: now, today, trips, facts.
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
}
const column = { display: { xs: 'contents', lg: 'grid' }, gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }

function TodayCard({ today }: { today: OverviewLoad<TripSummary> }) {
  const overview = useOverviewTexts()
  return (
    <OverviewCard title={overview.today} simulated={today.data?.simulated ?? false}>
      <LoadedPart load={today} lines={2}>
        {(sum) => <TodayFigures sum={sum} />}
      </LoadedPart>
    </OverviewCard>
  )
}

function TodayFigures({ sum: { distance, driving, trips, running } }: { sum: TripSummary }) {
  const overview = useOverviewTexts()
  const format = useFormat()
  const figures = [
    { label: overview.todayDistance, value: format.distance(Math.round(distance * 10) / 10) },
    {
      label: overview.todayDriving,
      value: trips === 0 ? '–' : durationText(driving * 1000, overview.duration),
    },
    { label: overview.todayTrips, value: format.count(trips) },
  ]
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 2, sm: 4 }, rowGap: 1.5, m: 0 }}
      >
        {figures.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {running && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {overview.todayRunning}
        </Typography>
      )}
    </>
  )
}
