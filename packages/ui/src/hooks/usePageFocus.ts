'use client'

import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of each new page, so that screen readers and Tab start there. Does the same when the
 * focused element is removed. `pathname` is the path of the page without the URL query.
 */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname)
  const keeper = useRef<ReturnType<typeof keepFocus>>(null)

  useEffect(() => {
    const kept = keepFocus()
    keeper.current = kept
    return () => kept.stop()
  }, [])

  useEffect(() => {
    // The first page needs nothing, because the browser sets the focus when it loads a page.
    if (shown.current === pathname) return
    shown.current = pathname
    keeper.current?.toHeading()
  }, [pathname])
}

/** Scrolls to the top of each new page. `pathname` is the path of the page without the URL query. */
export function useScrollToTop(pathname: string): void {
  // The braces make the effect return nothing. In newer browsers `scrollTo` returns a promise, which React would call
  // as a clean-up function.
  useEffect(() => {
    window.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- scrolls when the path changes
  }, [pathname])
}

function keepFocus() {
  let isWanted = false
  let latest: EventTarget | null = null

  /** Focuses the heading. If it is missing, or a closing dialog hides it, the next change of the DOM tries again. */
  function settle() {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null || heading.closest('[aria-hidden="true"]') !== null) return
    isWanted = false
    if (!isInField(document.activeElement)) focusSilently(heading)
  }

  function look() {
    const isLost = latest instanceof Node && !latest.isConnected && document.activeElement === document.body
    if (isLost) isWanted = true
    if (isWanted) settle()
  }

  const remember = (event: FocusEvent) => {
    latest = event.target
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] })
  document.addEventListener('focusin', remember)

  return {
    toHeading() {
      isWanted = true
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
