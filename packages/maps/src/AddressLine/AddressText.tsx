'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Address } from '@sikud/api'
import type { FoundAddress } from '@sikud/api/geocoder'
import { useAddressTexts } from './useAddressTexts.ts'

interface AddressTextProps {
  found: FoundAddress | null
  onRetry: () => void
}

/** What is known of an address, in words. */
export function AddressText({ found, onRetry }: AddressTextProps) {
  const texts = useAddressTexts()
  if (typeof found === 'string' || found === null) {
    const said = { notFound: texts.addressNotFound, failed: texts.streetFailed }
    return (
      <>
        <Box component="output" sx={{ color: 'text.secondary', minWidth: 0 }}>
          {found === null ? texts.loading : said[found]}
        </Box>
        {found === 'failed' && (
          <Button size="small" onClick={onRetry} sx={{ flex: 'none' }}>
            {texts.retry}
          </Button>
        )}
      </>
    )
  }
  return (
    <Box component="output" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box
        component="span"
        sx={{ display: 'block', ...(found.road ? { fontWeight: 600 } : { color: 'text.secondary' }) }}
      >
        {found.road ?? texts.streetNotFound}
      </Box>
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {restOf(found) ?? texts.addressNotFound}
      </Box>
    </Box>
  )
}

/** The address without the street, which stands above it. */
function restOf({ road, address }: Address): string | null {
  return road !== null && address?.startsWith(`${road}, `) ? address.slice(road.length + 2) : address
}
