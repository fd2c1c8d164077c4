'use client'
import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRight from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import type { ReactNode } from 'react'
import { SimulatedMark } from '../parts/SimulatedMark.tsx'
import type { SessionPaging } from './SessionChoice.ts'
import { sessionKey } from '../trip/sessionList.ts'
import { useSessionTime } from '../texts/sessionTexts.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

interface TripHeadingProps {
  session: GpsSession
  /** The shown sessions, newest first. */
  sessions: readonly GpsSession[]
  onSelect: (key: string) => void
  /** Keys of the sessions before and after this session, if the list does not show them. */
  neighbours?: SessionPaging['neighbours'] | undefined
  /** Buttons for actions on the trip, such as export. */
  actions?: ReactNode
}

/** Shows the name of the played trip, and buttons to the previous and the next trip. */
export function TripHeading({ session, sessions, onSelect, neighbours, actions }: TripHeadingProps) {
  const { day, hours } = useSessionTime()(session)
  const { vehicle, driver } = session
  const about = [vehicle && `${day} ${hours}`.trim(), vehicle?.name, driver?.name].filter(Boolean)
  return (
    <>
      <TripSteps session={session} sessions={sessions} onSelect={onSelect} neighbours={neighbours} />
      <Box sx={{ flex: '1 1 120px', minWidth: 0, maxWidth: 420 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 }}>
          {vehicle?.number ?? `${day} ${hours}`.trim()}
          {session.simulated === true && <SimulatedMark />}
        </Box>
        {about.length > 0 && (
          <Typography noWrap title={about.join(' · ')} sx={{ fontSize: 13, color: 'text.secondary' }}>
            {about.join(' · ')}
          </Typography>
        )}
      </Box>
      {actions}
    </>
  )
}

type TripStepsProps = Pick<TripHeadingProps, 'session' | 'sessions' | 'onSelect' | 'neighbours'>

function TripSteps({ session, sessions, onSelect, neighbours }: TripStepsProps) {
  const texts = useSessionsTexts()
  const place = sessions.findIndex((other) => sessionKey(other) === sessionKey(session))
  // The list starts with the newest trip, so the previous trip has the next index.
  const keyAt = (index: number) => {
    const other = place < 0 ? undefined : sessions[index]
    return other && sessionKey(other)
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
