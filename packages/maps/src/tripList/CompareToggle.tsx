'use client'
import AddCircleOutlined from '@mui/icons-material/AddCircleOutlineOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { GpsSession } from '@sikud/api'
import Close from '@mui/icons-material/CloseOutlined'
import { chipRadius } from '@sikud/ui/status'
import { companionColours, markColours } from '../look/mapColours.ts'
import { type Companion, companionLetters, MAX_COMPANIONS } from './TripChoice.ts'
import { tripKey } from '../trip/tripOrder.ts'
import { useSessionName } from '../texts/sessionTexts.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

interface CompareToggleProps {
  trip: GpsSession
  /** Keys of the trips that are compared with the chosen one. */
  compared: readonly string[]
  onCompare: (key: string) => void
}

/** Renders a button that adds a trip to the comparison or removes it; shows its letter while it is compared. */
export function CompareToggle({ trip, compared, onCompare }: CompareToggleProps) {
  const texts = useSessionsTexts()
  const name = useSessionName()(trip)
  const key = tripKey(trip)
  const place = compared.indexOf(key)
  const isCompared = place >= 0
  const full = !isCompared && compared.length >= MAX_COMPANIONS
  return (
    <IconButton
      size="small"
      aria-label={texts.compareTrip(name)}
      aria-pressed={isCompared}
      title={full ? texts.compareFull : isCompared ? texts.comparing : texts.compare}
      disabled={full}
      onClick={() => onCompare(key)}
    >
      {isCompared ? <CompanionLetter place={place} /> : <AddCircleOutlined sx={{ fontSize: 20 }} />}
    </IconButton>
  )
}

/** Shows the letter of a compared trip, in the colour of this trip. */
export function CompanionLetter({ place }: { place: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        fontSize: 12,
        fontWeight: 700,
        color: markColours.letter,
        bgcolor: companionColours[place],
      }}
    >
      {companionLetters[place]}
    </Box>
  )
}

interface CompanionChipsProps {
  companions: readonly Companion[]
  /** Called when the user removes a compared trip, with the key of that trip. */
  onCompare: (key: string) => void
}

/** Shows the compared trips with their letters and notes; each can be removed. */
export function CompanionChips({ companions, onCompare }: CompanionChipsProps) {
  const texts = useSessionsTexts()
  const nameOf = useSessionName()
  return (
    <Box
      component="ul"
      aria-label={texts.comparing}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        ml: 1,
        p: 0,
        listStyle: 'none',
        flexBasis: '100%',
      }}
    >
      {companions.map(({ key, session, note }, place) => (
        <Box component="li" key={key} sx={chipLook}>
          <CompanionLetter place={place} />
          {nameOf(session)}
          {note !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {note}
            </Box>
          )}
          <IconButton
            size="small"
            aria-label={texts.stopComparing(nameOf(session))}
            onClick={() => onCompare(key)}
          >
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

const chipLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  pl: 0.75,
  minHeight: 32,
  border: 1,
  borderColor: 'divider',
  borderRadius: chipRadius,
  fontSize: 13,
  fontWeight: 600,
} as const
