'use client'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

/** Renders a button that copies the link to the current point, and says whether the copying worked. */
export function CopyLink({ link }: { link: () => string }) {
  const texts = useSessionsTexts()
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (message === '') return undefined
    // Hides the message after 5 s, because playback may have moved on since the link was copied.
    const timer = setTimeout(() => setMessage(''), 5000)
    return () => clearTimeout(timer)
  }, [message])
  const copy = async () => {
    setMessage('')
    try {
      // Without HTTPS there is no clipboard API, so this call throws an error.
      await navigator.clipboard.writeText(link())
      setMessage(texts.linkCopied)
    } catch {
      setMessage(texts.linkNotCopied)
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="output" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {message}
      </Box>
      <IconButton aria-label={texts.copyLink} title={texts.copyLink} onClick={() => void copy()}>
        <LinkOutlined />
      </IconButton>
    </Box>
  )
}
