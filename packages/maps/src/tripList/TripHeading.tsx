'use client'
import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRight from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import type { ReactNode } from 'react'
import { unitName } from '@sikud/ui/format'
import { SimulatedMark } from '../parts/SimulatedMark.tsx'
import type { TripPaging } from './TripChoice.ts'
import { tripKey } from '../trip/tripOrder.ts'
import { useSessionTime } from '../texts/sessionTexts.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

interface TripHeadingProps {
  trip: GpsSession
  /** The shown trips, newest first. */
  trips: readonly GpsSession[]
  onSelect: (key: string) => void
  /** Keys of the trips before and after this trip, if the list does not show them. */
  neighbours?: TripPaging['neighbours'] | undefined
  /** Buttons for actions on the trip, such as export. */
  actions?: ReactNode
}

/** Shows the name of the played trip, and buttons to the previous and the next trip. */
export function TripHeading({ trip, trips, onSelect, neighbours, actions }: TripHeadingProps) {
  const { day, hours } = useSessionTime()(trip)
  const { vehicle, driver } = trip
  const name = unitName(trip)
  // In a narrow bar the line ends in an ellipsis, so the time comes first.
  const about = [...(name ? [hours, day] : []), vehicle?.name, driver?.name].filter(Boolean)
  return (
    <>
      <TripSteps trip={trip} trips={trips} onSelect={onSelect} neighbours={neighbours} />
      <Box sx={{ flex: '1 1 120px', minWidth: 0, maxWidth: 420 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 }}>
          {name ?? `${day} ${hours}`.trim()}
          {trip.simulated === true && <SimulatedMark />}
        </Box>
        {about.length > 0 && (
          <Typography
            noWrap
            title={about.join(' · ')}
            sx={{ fontSize: { xs: 12, sm: 13 }, color: 'text.secondary' }}
          >
            {about.join(' · ')}
          </Typography>
        )}
      </Box>
      {actions}
    </>
  )
}

type TripStepsProps = Pick<TripHeadingProps, 'trip' | 'trips' | 'onSelect' | 'neighbours'>

function TripSteps({ trip, trips, onSelect, neighbours }: TripStepsProps) {
  const texts = useSessionsTexts()
  const place = trips.findIndex((other) => tripKey(other) === tripKey(trip))
  // The list starts with the newest trip, so the previous trip has the next index.
  const keyAt = (index: number) => {
    const other = place < 0 ? undefined : trips[index]
    return other && tripKey(other)
  }
  const before = keyAt(place + 1) ?? neighbours?.previous
  const after = keyAt(place - 1) ?? neighbours?.next
  return (
    <Box sx={{ display: 'flex', '& .MuiIconButton-root': { width: { xs: 30, sm: 36 }, height: 44 } }}>
      <IconButton
        aria-label={texts.previousTrip}
        disabled={before === undefined}
        onClick={() => before !== undefined && onSelect(before)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        aria-label={texts.nextTrip}
        disabled={after === undefined}
        onClick={() => after !== undefined && onSelect(after)}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  )
}
