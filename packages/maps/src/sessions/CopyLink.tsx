'use client'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { useTakeTexts } from '../texts/useTripTexts.ts'

/** Copies the link to what is looked at, and says whether that worked. */
export function CopyLink({ link }: { link: () => string }) {
  const texts = useTakeTexts()
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return undefined
    // The moment moves on, and the word would be about an older link.
    const timer = setTimeout(() => setSaid(''), 5000)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    setSaid('')
    try {
      // Where a page is not served by HTTPS there is no clipboard at all.
      await navigator.clipboard.writeText(link())
      setSaid(texts.linkCopied)
    } catch {
      setSaid(texts.linkNotCopied)
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="output" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {said}
      </Box>
      <IconButton aria-label={texts.copyLink} title={texts.copyLink} onClick={() => void copy()}>
        <LinkOutlined />
      </IconButton>
    </Box>
  )
}
