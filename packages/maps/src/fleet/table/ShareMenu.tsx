'use client'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import WhatsApp from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { SharedPlace } from '../../locales/id/fleet.ts'
import { messageOf } from '../../parts/messageOf.ts'
import { VehicleAction } from './VehicleAction.tsx'

export type ShareChannel = 'whatsapp' | 'clipboard' | 'system'

interface ShareMenuProps {
  /** Returns what to share, as it is when the menu opens. */
  placeOf: () => SharedPlace
  /** Called before the text is shared; if it rejects, nothing is shared and the error message is shown. */
  onShare?: ((channel: ShareChannel) => Promise<void>) | undefined
}

/**
 * Shares where a vehicle is: on touch screens with the share sheet of the system, with WhatsApp beside it, else as a text
 * for WhatsApp or the clipboard. The text does not name the driver.
 */
export function ShareMenu({ placeOf, onShare }: ShareMenuProps) {
  const texts = useFleetTexts()
  // Some computers have a share sheet too, but it offers less than the menu.
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [result, setResult] = useState<{ text: string; isFailure: boolean } | null>(null)
  const [text, setText] = useState('')
  const fail = (reason: string) => setResult({ text: reason, isFailure: true })
  const close = () => setAnchor(null)
  const send = async (ask: NonNullable<typeof onShare>, sent: string) => {
    close()
    // The tab opens before the `await`, because browsers block a tab that opens after an `await`.
    const tab = window.open('', '_blank')
    if (tab === null) return fail(texts.tabBlocked)
    tab.opener = null
    try {
      await ask('whatsapp')
      tab.location.href = whatsAppOf(sent)
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
  const shareBySystem = async () => {
    setResult(null)
    const place = placeOf()
    try {
      await onShare?.('system')
    } catch (error) {
      return fail(messageOf(error))
    }
    try {
      // The link is not part of the text, because apps that get both would show it twice.
      await navigator.share({ text: texts.sharedText({ ...place, href: null }), url: place.href ?? '' })
    } catch (error) {
      // The user closed the sheet without choosing an app.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail(texts.notShared)
    }
  }
  const bySystem = isTouch && 'share' in navigator
  return (
    <>
      {bySystem ? (
        <>
          <VehicleAction icon={<ShareOutlined />} label={texts.share} onClick={() => void shareBySystem()} />
          <VehicleAction
            icon={<WhatsApp />}
            label={texts.whatsApp}
            aria-label={texts.shareByWhatsApp}
            onClick={() => {
              setResult(null)
              void send(onShare ?? noRecord, texts.sharedText(placeOf()))
            }}
          />
        </>
      ) : (
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
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {onShare ? (
          // Not a link, because a middle click would skip `onShare`.
          <MenuItem onClick={() => void send(onShare, text)}>{texts.shareByWhatsApp}</MenuItem>
        ) : (
          <MenuItem
            component="a"
            href={whatsAppOf(text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
          >
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

const noRecord = () => Promise.resolve()

function whatsAppOf(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
