'use client'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useAddressTexts } from './useAddressTexts.ts'

/** Copies an address, and says whether that worked. */
export function CopyAddress({ address }: { address: string }) {
  const texts = useAddressTexts()
  const [said, setSaid] = useState('')
  const copy = async () => {
    setSaid('')
    try {
      // Where a page is not served by HTTPS there is no clipboard at all.
      await navigator.clipboard.writeText(address)
      setSaid(texts.copied)
    } catch {
      setSaid(texts.notCopied)
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto', flex: 'none' }}>
      <Box component="output" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {said}
      </Box>
      <IconButton aria-label={texts.copy} title={texts.copy} onClick={() => void copy()}>
        <ContentCopyOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}
