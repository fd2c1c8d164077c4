'use client'
import type { FindAddress } from '@sikud/api/geocoder'
import { AddressText } from '../AddressLine/AddressLine.tsx'
import { useAddress } from '../AddressLine/useAddress.ts'

interface PausedAddressProps {
  lat: number
  lng: number
  findAddress: FindAddress
}

/** Shows the address of the current point in one line of the player. */
export function PausedAddress({ lat, lng, findAddress }: PausedAddressProps) {
  const { found, retry } = useAddress(lat, lng, findAddress)
  if (typeof found === 'object' && found?.address) return <span title={found.address}>{found.address}</span>
  return <AddressText found={found} onRetry={retry} />
}
