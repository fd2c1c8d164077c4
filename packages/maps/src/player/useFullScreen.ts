'use client'
import { useEffect, useState } from 'react'

export interface FullScreen {
  on: boolean
  toggle: () => void
}

/**
 * Whether a part of the page is to fill the screen. The whole document is given to the browser's full screen, so that
 * dialogs still show; a browser without one fills its window, and Escape leaves it all the same.
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
    // Refused, as inside a frame, the page still fills its window.
    if (!on) document.documentElement.requestFullscreen?.().catch(() => {})
  }
  return { on, toggle }
}

/** How a part of the page looks that fills the screen: the map takes what the rest leaves. */
export const fullScreenLook = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  borderRadius: 0,
  '& > [data-part=map]': { flex: '1 0 240px', height: 'auto' },
} as const
