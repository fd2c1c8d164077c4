'use client'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import type { FindAddress } from '@sikud/api/geocoder'
import { AddressText } from './AddressText.tsx'
import { CopyAddress } from './CopyAddress.tsx'
import { useAddress } from './useAddress.ts'

export interface AddressLineProps {
  lat: number
  lng: number
  /** Asked only once the place has stood still. */
  findAddress: FindAddress
}

/** The street and address of a place, to be copied; what could not be found says so. */
export function AddressLine({ lat, lng, findAddress }: AddressLineProps) {
  const { found, retry } = useAddress(lat, lng, findAddress)
  const address = typeof found === 'object' ? found?.address : null
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: address ? 'flex-start' : 'center',
        gap: 1,
        minHeight: 44,
        py: 0.5,
        fontSize: 14,
      }}
    >
      <PlaceOutlined aria-hidden sx={{ fontSize: 20, color: 'text.secondary', flex: 'none' }} />
      <AddressText found={found} onRetry={retry} />
      {address && <CopyAddress address={address} key={address} />}
    </Box>
  )
}
