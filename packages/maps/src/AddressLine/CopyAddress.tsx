'use client'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { visuallyHidden } from '@sikud/ui/format'
import { useAddressTexts } from './useAddress.ts'

/** Renders a button that copies an address, and says whether the copying worked. */
export function CopyAddress({ address }: { address: string }) {
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
