'use client'
import Box from '@mui/material/Box'
import type { FindAddress } from '@sikud/api/geocoder'
import { cardRadius } from '@sikud/ui/status'
import type { ReactNode } from 'react'
import type { SxProps } from '@mui/material/styles'
import { TripBar, type TripBarProps } from './TripBar.tsx'
import type { Playback } from '../playback/createPlayback.ts'
import { usePlayerTexts } from '../texts/usePlayerTexts.ts'
import { AddressLine } from '../AddressLine/AddressLine.tsx'
import { usePlaybackValue } from '../playback/usePlayback.ts'

export interface OverTheMapProps {
  /** Props of the bar; undefined while there is no trip. */
  bar?: TripBarProps | undefined
  notes: TripNotesProps
}

/** Renders the bar at the top of the map of a trip, and the notes above the legend. */
export function OverTheMap({ bar, notes }: OverTheMapProps) {
  return (
    <>
      {bar && <TripBar {...bar} />}
      <TripNotes {...notes} />
    </>
  )
}

interface TripNotesProps {
  playback: Playback
  /** A note about the trip, such as that it has no points. */
  hint?: ReactNode
  /** Looks up the address of the current point while paused; without it no address is shown. */
  findAddress?: FindAddress | undefined
}

/** Shows notes on the played trip in the lower part of the map: its state, and the address while paused. */
function TripNotes({ playback, hint, findAddress }: TripNotesProps) {
  const texts = usePlayerTexts()
  const { trip } = playback
  return (
    <Box sx={placeLook}>
      {trip.tracks && <Box sx={noteLook}>{texts.twoVehicles}</Box>}
      {hint && <Box sx={noteLook}>{hint}</Box>}
      {findAddress && trip.count > 1 && (
        <PausedAddress playback={playback} findAddress={findAddress} look={noteLook} />
      )}
    </Box>
  )
}

// Places the notes above the legend of the colours.
const placeLook = {
  position: 'absolute',
  zIndex: 2,
  left: { xs: 8, md: 14 },
  bottom: { xs: 'calc(var(--map-bottom, 0px) + 72px)', md: '80px' },
  maxWidth: 'min(420px, calc(100% - 76px))',
  display: 'grid',
  justifyItems: 'start',
  gap: 1,
  visibility: 'var(--map-lower, visible)',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const

const noteLook = {
  px: 1.5,
  py: 0.75,
  fontSize: 14,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: cardRadius,
} as const

interface PausedAddressProps {
  playback: Playback
  findAddress: FindAddress
  look: SxProps
}

/** Shows the address of the current point while playback is paused. Shows nothing at the first point of a trip. */
function PausedAddress({ playback, findAddress, look }: PausedAddressProps) {
  const { positions } = playback.trip
  const index = usePlaybackValue(playback, (state) => (state.status === 'paused' ? state.index : 0))
  if (index === 0) return null
  return (
    <Box sx={look}>
      <AddressLine
        lat={positions[index * 2 + 1] ?? 0}
        lng={positions[index * 2] ?? 0}
        findAddress={findAddress}
      />
    </Box>
  )
}
