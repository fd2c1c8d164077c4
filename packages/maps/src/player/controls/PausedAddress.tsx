'use client'
import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import type { FindAddress } from '@sikud/api/geocoder'
import { AddressLine } from '../../AddressLine/AddressLine.tsx'
import type { Playback } from '../../playback/createPlayback.ts'
import { usePlaybackValue } from '../../playback/usePlayback.ts'

interface PausedAddressProps {
  playback: Playback
  findAddress: FindAddress
  look: SxProps
}

/** Shows the address of the current point while playback is paused. Shows nothing at the first point of a trip. */
export function PausedAddress({ playback, findAddress, look }: PausedAddressProps) {
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
