'use client'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import type { Playback } from '../playback/createPlayback.ts'
import { usePlaybackValue } from '../playback/usePlayback.ts'
import { type EventKind, EventBadge } from './EventBadge.tsx'
import { eventAt, type TripEvent } from './useTripEvents.ts'

interface EventListProps {
  kind: EventKind
  title: string
  /** Number of all events; if `events` has only some of them, `note` says which. */
  count: number
  events: readonly TripEvent[]
  note?: string
  /** Text for an empty list. */
  empty: string
  playback: Playback
}

/** Lists events of one kind; a click seeks to the event. The list marks the event at the current point. */
export function EventList({ kind, title, count, events, note, empty, playback }: EventListProps) {
  const format = useMapsFormat()
  const heading = useId()
  const current = usePlaybackValue(playback, ({ index }) => eventAt(events, index))
  const jump = (index: number) => {
    playback.dispatch({ type: 'seek', index })
    playback.dispatch({ type: 'follow', follow: true })
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 2, pt: 1.5, pb: 0.5 }}>
        <Typography id={heading} component="h3" sx={{ fontSize: 13, fontWeight: 650 }}>
          {title}
        </Typography>
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {note ?? (count > 0 && format.count(count))}
        </Box>
      </Box>
      {events.length === 0 ? (
        <Typography variant="body2" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {empty}
        </Typography>
      ) : (
        <Box component="ol" aria-labelledby={heading} sx={listLook}>
          {events.map((event, place) => (
            <li key={event.number}>
              <Box
                component="button"
                type="button"
                aria-current={place === current ? 'true' : undefined}
                onClick={() => jump(event.index)}
                sx={rowLook}
              >
                <EventBadge kind={kind} number={event.number} />
                <span>
                  {event.when}
                  {event.note && (
                    <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                      {event.note}
                    </Box>
                  )}
                </span>
                <Box component="span" sx={{ ml: 'auto', fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {event.amount}
                </Box>
              </Box>
            </li>
          ))}
        </Box>
      )}
    </>
  )
}

const listLook = { m: 0, p: 0, pb: 1, listStyle: 'none' } as const

const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: '100%',
  minHeight: 44,
  py: 0.5,
  px: 2,
  border: 0,
  font: 'inherit',
  fontSize: 14,
  textAlign: 'left',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
