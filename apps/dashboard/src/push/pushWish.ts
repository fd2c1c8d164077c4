import { useStored } from '@sikud/ui'

const dismissedForMs = 14 * 24 * 3_600_000

/** Whether notifications are wanted in this browser; what nobody said holds as yes once the browser allows them. */
export function usePushWish() {
  return useStored<'on' | 'off' | undefined>('push', parseWish, undefined)
}

/** Whether the banner was sent away, for a fortnight, and how to do that. */
export function useBannerRest(): [isResting: boolean, rest: () => void] {
  const [since, setSince] = useStored<number>('pushBanner', parseRest, 0)
  return [since > 0, () => setSince(Date.now())]
}

/** A stored wish, when it is one. */
export function parseWish(stored: string): 'on' | 'off' | undefined {
  return stored === 'on' || stored === 'off' ? stored : undefined
}

/** Since when the banner rests, in milliseconds; what is over, or lies ahead, is no rest. */
export function parseRest(stored: string): number | undefined {
  const past = Date.now() - Number(stored)
  return past >= 0 && past < dismissedForMs ? Number(stored) : undefined
}
