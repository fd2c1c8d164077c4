import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Puts the focus on the heading of each page that is opened, so that a screen reader reads it and Tab goes on from
 * there; and on it again when the focused element is removed, which would leave the focus on `<body>`. A change of the
 * query alone moves nothing.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const keeper = useRef<ReturnType<typeof keepFocus>>(null)

  useEffect(() => {
    const kept = keepFocus()
    keeper.current = kept
    return () => kept.stop()
  }, [])

  useEffect(() => {
    // The browser itself begins the first page at its top.
    if (shown.current === pathname) return
    shown.current = pathname
    keeper.current?.toHeading()
  }, [pathname])
}

function keepFocus() {
  let wanted = false
  let latest: EventTarget | null = null

  /** Waits for a heading that is not there yet, or that a closing dialog still hides. */
  function settle() {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null || heading.closest('[aria-hidden="true"]') !== null) return
    wanted = false
    if (!isInField(document.activeElement)) focusSilently(heading)
  }

  function look() {
    const isLost = latest instanceof Node && !latest.isConnected && document.activeElement === document.body
    if (isLost) wanted = true
    if (wanted) settle()
  }

  const remember = (event: FocusEvent) => {
    latest = event.target
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] })
  document.addEventListener('focusin', remember)

  return {
    toHeading() {
      wanted = true
      settle()
    },
    stop() {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    },
  }
}

function isInField(active: Element | null): boolean {
  return active?.closest('main')?.contains(active) === true && active.matches('input, textarea, select')
}

function focusSilently(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
