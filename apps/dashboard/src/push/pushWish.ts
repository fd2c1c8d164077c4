import { useStored } from '@sikud/ui'

const dismissedForMs = 14 * 24 * 3_600_000

/** Whether notifications are wanted in this browser; what nobody said holds as yes once the browser allows them. */
export function usePushWish() {
  return useStored<'on' | 'off' | undefined>('push', parseWish, undefined)
}

/** Whether the banner was sent away, for a fortnight, and how to do that. */
export function useBannerRest(): [isResting: boolean, rest: () => void] {
  const [since, setSince] = useStored<number>('pushBanner', parseMoment, 0)
  return [Date.now() - since < dismissedForMs, () => setSince(Date.now())]
}

/** A stored wish, when it is one. */
export function parseWish(stored: string): 'on' | 'off' | undefined {
  return stored === 'on' || stored === 'off' ? stored : undefined
}

/** A stored moment in milliseconds; one that lies ahead is none. */
export function parseMoment(stored: string): number | undefined {
  const moment = Number(stored)
  return Number.isFinite(moment) && moment <= Date.now() ? moment : undefined
}
