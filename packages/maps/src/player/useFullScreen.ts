'use client'
import { useEffect, useState } from 'react'

export interface FullScreen {
  on: boolean
  toggle: () => void
}

/**
 * Returns whether a part of the page fills the screen, and a toggle. Requests full screen for the whole document, so
 * that dialogs stay visible. Without the full screen API, the part fills only the window. Escape ends full screen in
 * both cases.
 */
export function useFullScreen(): FullScreen {
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!on) return undefined
    const left = () => {
      if (!document.fullscreenElement) setOn(false)
    }
    const escaped = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.fullscreenElement) setOn(false)
    }
    document.addEventListener('fullscreenchange', left)
    document.addEventListener('keydown', escaped)
    return () => {
      document.removeEventListener('fullscreenchange', left)
      document.removeEventListener('keydown', escaped)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [on])
  const toggle = () => {
    setOn(!on)
    // If the browser refuses, as in an iframe, the part still fills the window.
    if (!on) document.documentElement.requestFullscreen?.().catch(() => {})
  }
  return { on, toggle }
}

/** Styles of a part that fills the screen. */
export const fullScreenLook = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'flex',
  pt: 'env(safe-area-inset-top, 0px)',
  pr: 'env(safe-area-inset-right, 0px)',
  pl: 'env(safe-area-inset-left, 0px)',
  bgcolor: 'background.default',
} as const
