'use client'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { SharedPlace } from '../../locales/id/fleet.ts'
import { messageOf } from '../../parts/messageOf.ts'
import { VehicleAction } from './VehicleAction.tsx'

export type ShareChannel = 'whatsapp' | 'clipboard'

interface ShareMenuProps {
  /** Returns what to share, as it is when the menu opens. */
  placeOf: () => SharedPlace
  /** Called before the text is shared; if it rejects, nothing is shared and the error message is shown. */
  onShare?: ((channel: ShareChannel) => Promise<void>) | undefined
}

/** Shares where a vehicle is, as a text for WhatsApp or the clipboard. The text does not name the driver. */
export function ShareMenu({ placeOf, onShare }: ShareMenuProps) {
  const texts = useFleetTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [result, setResult] = useState<{ text: string; isFailure: boolean } | null>(null)
  const [text, setText] = useState('')
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(text)}`
  const fail = (reason: string) => setResult({ text: reason, isFailure: true })
  const close = () => setAnchor(null)
  const send = async (ask: NonNullable<typeof onShare>) => {
    close()
    // The tab opens before the `await`, because browsers block a tab that opens after an `await`.
    const tab = window.open('', '_blank')
    if (tab === null) return fail(texts.tabBlocked)
    tab.opener = null
    try {
      await ask('whatsapp')
      tab.location.href = whatsApp
    } catch (error) {
      tab.close()
      fail(messageOf(error))
    }
  }
  const copy = async () => {
    close()
    // Without HTTPS there is no clipboard API.
    if (!window.isSecureContext) return fail(texts.textNotCopied)
    const asked = onShare?.('clipboard') ?? Promise.resolve()
    // The content is a promise, because Safari rejects a clipboard write after an `await`.
    const content = asked.then(() => new Blob([text], { type: 'text/plain' }))
    // Prevents an unhandled rejection if the browser refuses the write without awaiting the promise.
    content.catch(() => {})
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })])
      setResult({ text: texts.textCopied, isFailure: false })
    } catch {
      fail(await asked.then(() => texts.textNotCopied, messageOf))
    }
  }
  return (
    <>
      <VehicleAction
        icon={<ShareOutlined />}
        label={texts.share}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setResult(null)
          setText(texts.sharedText(placeOf()))
          setAnchor(event.currentTarget)
        }}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {onShare ? (
          // Not a link, because a middle click would skip `onShare`.
          <MenuItem onClick={() => void send(onShare)}>{texts.shareByWhatsApp}</MenuItem>
        ) : (
          <MenuItem component="a" href={whatsApp} target="_blank" rel="noopener noreferrer" onClick={close}>
            {texts.shareByWhatsApp}
          </MenuItem>
        )}
        <MenuItem onClick={() => void copy()}>{texts.copyText}</MenuItem>
      </Menu>
      <Box
        component="output"
        sx={{
          gridColumn: '1 / -1',
          fontSize: 13,
          color: result?.isFailure ? 'error.main' : 'text.secondary',
          '&:empty': { display: 'none' },
        }}
      >
        {result?.text}
      </Box>
    </>
  )
}
