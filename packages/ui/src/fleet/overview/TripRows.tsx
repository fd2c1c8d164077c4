import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import type { ReactNode } from 'react'
import { SimulatedChip } from '../status/SimulatedChip.tsx'
import { noValue } from '../../format/createFormat.ts'
import { shownPart, tripMarks } from '../../format/tripMarks.ts'
import { unitName } from '../../format/unitName.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import { useOverviewTexts } from './texts.ts'

interface TripRowsProps {
  /** The trips, newest first. */
  trips: readonly GpsSession[]
  tripTo: (trip: GpsSession) => string
  /** Whose name each row shows. With `both`, the vehicle is the title of the row. */
  names?: 'vehicle' | 'driver' | 'both'
  /** Renders from where to where a trip went. Each row keeps a line for it. */
  route?: ((trip: GpsSession) => ReactNode) | undefined
  labelledBy: string
}

/** Lists trips. Each row is a link to the playback of its trip. */
export function TripRows({ trips, tripTo, names = 'vehicle', route, labelledBy }: TripRowsProps) {
  const overview = useOverviewTexts()
  const mixed = trips.some(({ simulated }) => !simulated)
  return (
    <>
      <Box
        component="ul"
        aria-labelledby={labelledBy}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
        }}
      >
        {trips.map((trip, place) => {
          const to = tripTo(trip)
          const driver = trip.driver?.name ?? null
          const vehicle = vehicleOf(trip)
          const title = names === 'both' ? vehicle : null
          const named = names === 'vehicle' ? vehicle : driver
          return (
            <li key={`${place} ${to}`}>
              <TripRow
                trip={trip}
                to={to}
                title={title}
                named={named}
                route={route}
                marked={mixed && (trip.simulated ?? false)}
              />
            </li>
          )
        })}
      </Box>
      {trips.some(({ overlap }) => overlap) && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {overview.marks.overlapNote}
        </Typography>
      )}
    </>
  )
}

function vehicleOf(trip: GpsSession): string | null {
  return [unitName(trip), trip.vehicle?.name].filter(Boolean).join(' · ') || null
}

interface TripRowProps extends Pick<TripRowsProps, 'route'> {
  trip: GpsSession
  to: string
  /** Name of the vehicle or driver; null if unknown. */
  named: string | null
  /** Name that is the title of the row; null if the start is. */
  title: string | null
  /** Whether the row marks its trip as simulated; only in a list that also has real trips. */
  marked: boolean
}

function TripRow({ trip, to, title, named, route, marked }: TripRowProps) {
  const overview = useOverviewTexts()
  const format = useFormat()
  const linkComponent = useLinkComponent()
  const { start, end, distance } = shownPart(trip)
  const marks = tripMarks(trip, format, overview.marks)
  const running = start.time !== null && end.time === null
  const time = format.dateTime(start.time)
  const when = time === noValue ? (start.time ?? overview.unknownTime) : time
  return (
    <ButtonBase
      component={linkComponent}
      href={to}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        alignItems: 'center',
        // Aligns the texts with the other texts of the card; the hover background is 8 px wider on each side.
        mx: -1,
        width: 'calc(100% + 16px)',
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
          {title ?? when} {marked && <SimulatedChip />}
        </Typography>
        {route && (
          <Typography variant="body2" noWrap sx={{ minHeight: '1lh' }}>
            {route(trip)}
          </Typography>
        )}
        {title !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {when}
            {named && (
              <>
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  {' · '}
                </Box>
                <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
                  {named}
                </Box>
              </>
            )}
          </Typography>
        )}
        {running && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {overview.running}
          </Typography>
        )}
        {marks.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {marks.join(' · ')}
          </Typography>
        )}
        {title === null && named && (
          <Typography variant="body2" noWrap title={named} sx={{ color: 'text.secondary' }}>
            {named}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Typography component="p">{format.distance(distance)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {format.speed(trip.speed)}
        </Typography>
      </Box>
    </ButtonBase>
  )
}
