'use client'
import { useStored } from '../FleetApp.ts'

const dismissedForMs = 14 * 24 * 3_600_000

/**
 * Returns whether the user wants push in this browser, and the function that stores the choice. Without a stored choice
 * the value is undefined, which counts as `on`.
 */
export function usePushWish() {
  return useStored<'on' | 'off' | undefined>('push', parseWish, undefined)
}

/** Returns whether the banner is hidden, and the function that hides it for two weeks. */
export function useBannerRest(): [isResting: boolean, rest: () => void] {
  const [since, setSince] = useStored<number>('pushBanner', parseRest, 0)
  return [since > 0, () => setSince(Date.now())]
}

/** Parses a stored choice; undefined if it is invalid. */
export function parseWish(stored: string): 'on' | 'off' | undefined {
  return stored === 'on' || stored === 'off' ? stored : undefined
}

/** Parses the time when the user hid the banner (epoch ms); undefined if it is in the future or over two weeks ago. */
export function parseRest(stored: string): number | undefined {
  const past = Date.now() - Number(stored)
  return past >= 0 && past < dismissedForMs ? Number(stored) : undefined
}
