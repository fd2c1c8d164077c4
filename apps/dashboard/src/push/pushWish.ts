import { useStored } from '@sikud/ui'

const dismissedForMs = 14 * 24 * 3_600_000

/** Returns whether the user wants push in this browser; by default yes once the browser allows it. */
export function usePushWish() {
  return useStored<'on' | 'off' | undefined>('push', parseWish, undefined)
}

/** Returns whether the banner is hidden (for two weeks after dismissal), and the function that hides it. */
export function useBannerRest(): [isResting: boolean, rest: () => void] {
  const [since, setSince] = useStored<number>('pushBanner', parseRest, 0)
  return [since > 0, () => setSince(Date.now())]
}

/** Parses a stored wish; undefined when it is invalid. */
export function parseWish(stored: string): 'on' | 'off' | undefined {
  return stored === 'on' || stored === 'off' ? stored : undefined
}

/** Parses when the banner was dismissed, in milliseconds; undefined after two weeks, or for a future time. */
export function parseRest(stored: string): number | undefined {
  const past = Date.now() - Number(stored)
  return past >= 0 && past < dismissedForMs ? Number(stored) : undefined
}
