'use client'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import type { FindAddress, FoundAddress } from '@sikud/api/geocoder'
import Button from '@mui/material/Button'
import type { Address } from '@sikud/api'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { visuallyHidden } from '@sikud/ui/format'
import { useAddress, useAddressTexts } from './useAddress.ts'

export interface AddressLineProps {
  lat: number
  lng: number
  /** Looks up the address of a place. The component calls this function when the place has stopped changing. */
  findAddress: FindAddress
}

/** Shows the address of a place with a copy button, or says that no address was found. */
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

interface AddressTextProps {
  found: FoundAddress | null
  onRetry: () => void
}

/** Shows an address, or says that it is loading, was not found or could not be loaded. */
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

/** Returns the address without the street, because the street is shown on its own line above. */
function restOf({ road, address }: Address): string | null {
  return road !== null && address?.startsWith(`${road}, `) ? address.slice(road.length + 2) : address
}

function CopyAddress({ address }: { address: string }) {
  const texts = useAddressTexts()
  const [worked, setWorked] = useState<boolean | null>(null)
  const copy = async () => {
    setWorked(null)
    try {
      // Without HTTPS there is no clipboard API, so this call throws an error.
      await navigator.clipboard.writeText(address)
      setWorked(true)
    } catch {
      setWorked(false)
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto', flex: 'none', maxWidth: '45%' }}>
      <Box
        component="output"
        sx={worked === false ? { fontSize: 13, color: 'text.secondary' } : visuallyHidden}
      >
        {worked === null ? '' : worked ? texts.copied : texts.notCopied}
      </Box>
      <IconButton aria-label={texts.copy} title={texts.copy} onClick={() => void copy()}>
        {worked ? (
          <CheckOutlined fontSize="small" color="success" />
        ) : (
          <ContentCopyOutlined fontSize="small" />
        )}
      </IconButton>
    </Box>
  )
}
