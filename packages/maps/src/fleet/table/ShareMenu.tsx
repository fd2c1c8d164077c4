'use client'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { SharedPlace } from '../../locales/id/fleet.ts'

/** Shares where a vehicle is, as a text for WhatsApp or the clipboard; without the driver's name. */
export function ShareMenu({ place }: { place: SharedPlace }) {
  const texts = useFleetTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [result, setResult] = useState('')
  const text = texts.sharedText(place)
  const close = () => setAnchor(null)
  const copy = async () => {
    close()
    try {
      // Without HTTPS there is no clipboard API.
      await navigator.clipboard.writeText(text)
      setResult(texts.textCopied)
    } catch {
      setResult(texts.textNotCopied)
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ShareOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setResult('')
          setAnchor(event.currentTarget)
        }}
      >
        {texts.share}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={close}
        >
          {texts.shareByWhatsApp}
        </MenuItem>
        <MenuItem onClick={() => void copy()}>{texts.copyText}</MenuItem>
      </Menu>
      <Box component="output" sx={{ alignSelf: 'center', fontSize: 13, color: 'text.secondary' }}>
        {result}
      </Box>
    </>
  )
}
