import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TripSummary } from '@sikud/api'
import { durationText } from '../../format/durationText.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { LoadedPart, OverviewCard } from './OverviewCard.tsx'
import type { OverviewLoad } from './OverviewLoad.ts'
import { useOverviewTexts } from './texts.ts'

/** Shows today's distance, driving time and number of trips. */
export function TodayCard({ today }: { today: OverviewLoad<TripSummary> }) {
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
