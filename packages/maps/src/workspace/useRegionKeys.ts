'use client'
import { type RefObject, useEffect } from 'react'

const inRegion = 'canvas[tabindex], [role=grid]'

/** Makes F6 move the focus to the next visible region (`data-region`) inside `root`, and Shift+F6 to the one before. */
export function useRegionKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || !root.current) return
      const regions = [...root.current.querySelectorAll<HTMLElement>('[data-region]')].filter((region) =>
        region.checkVisibility(),
      )
      const at = regions.findIndex((region) => region.contains(document.activeElement))
      // If the focus is in no region, Shift+F6 moves it to the last region.
      const step = event.shiftKey ? (at < 0 ? 0 : -1) : 1
      const next = regions.at((at + step) % regions.length)
      if (!next) return
      event.preventDefault()
      const target = next.querySelector<HTMLElement>(inRegion) ?? next
      target.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [root])
}
