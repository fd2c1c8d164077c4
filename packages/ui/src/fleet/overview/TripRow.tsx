import type { GpsSession } from '@sikud/api'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { SimulatedChip } from '../../components/SimulatedChip/SimulatedChip.tsx'
import { noValue } from '../../format/createFormat.ts'
import { useFormat } from '../../locales/useFormat.ts'
import { useLinkComponent } from '../../theme/useLinkComponent.ts'
import { useOverviewTexts } from './useOverviewTexts.ts'

interface TripRowProps {
  trip: GpsSession
  to: string
  /** Marks the trip as simulated, for mixed lists. */
  marked: boolean
}

/** Renders a trip in two lines, linked to its playback. */
export function TripRow({ trip, to, marked }: TripRowProps) {
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
