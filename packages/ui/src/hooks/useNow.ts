'use client'

import { useEffect, useState } from 'react'
import { useFormat } from '../locales/LocaleProvider.tsx'

const period = 30_000

/**
 * Returns the current time in ms since 1970 and updates it twice a minute, so that ages and days on a page stay
 * correct. The default clock is that of the `LocaleProvider`. If you pass a clock, it must be a stable function.
 */
export function useNow(ownClock?: () => number): number {
  const format = useFormat()
  const clock = ownClock ?? format.now
  const [now, setNow] = useState(() => clock())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), period)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
