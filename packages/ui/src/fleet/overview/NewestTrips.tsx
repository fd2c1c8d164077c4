import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import { useId } from 'react'
import { SimulatedChip } from '../../components/SimulatedChip/SimulatedChip.tsx'
import { noValue } from '../../format/createFormat.ts'
import { useFormat } from '../../locales/useFormat.ts'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import { useOverviewTexts } from './useOverviewTexts.ts'

const shown = 5

interface NewestTripsProps {
  /** Newest first. */
  trips: readonly GpsSession[]
  tripTo: (trip: GpsSession) => string
}

/** Lists the newest trips. */
export function NewestTrips({ trips, tripTo }: NewestTripsProps) {
  const overview = useOverviewTexts()
  const id = useId()
  const mixed = trips.some(({ simulated }) => !simulated)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="overline" component="h3" sx={{ px: 1, color: 'text.secondary' }}>
        {overview.newest}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
        }}
      >
        {trips.slice(0, shown).map((trip, place) => {
          const to = tripTo(trip)
          return (
            <li key={`${place} ${to}`}>
              <TripRow trip={trip} to={to} marked={mixed && (trip.simulated ?? false)} />
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

interface TripRowProps {
  trip: GpsSession
  to: string
  /** Marks the trip as simulated, for mixed lists. */
  marked: boolean
}

/** Renders a trip in two lines, linked to its playback. */
function TripRow({ trip, to, marked }: TripRowProps) {
  const overview = useOverviewTexts()
  const format = useFormat()
  const linkComponent = useLinkComponent()
  const { start, end, vehicle } = trip
  const running = start.time !== null && end.time === null
  const time = format.dateTime(start.time)
  const named = vehicle ? [vehicle.number, vehicle.name].filter(Boolean).join(' · ') : null
  return (
    <ButtonBase
      component={linkComponent}
      href={to}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        alignItems: 'center',
        width: '100%',
        minHeight: 56,
        px: 1,
        py: 0.75,
        borderRadius: 2,
        textAlign: 'left',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="p">
          {time === noValue ? (start.time ?? overview.unknownTime) : time} {marked && <SimulatedChip />}
        </Typography>
        {running && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {overview.running}
          </Typography>
        )}
        {named && (
          <Typography variant="body2" noWrap title={named} sx={{ color: 'text.secondary' }}>
            {named}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Typography component="p">{format.distance(trip.distance)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {format.speed(trip.speed)}
        </Typography>
      </Box>
    </ButtonBase>
  )
}
