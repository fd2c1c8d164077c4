'use client'

import { useEffect, useState } from 'react'

const period = 30_000

/**
 * Returns the current time in ms since 1970 and updates it twice a minute, so that ages and days on a page stay
 * correct. If you pass a clock, it must be a stable function.
 */
export function useNow(clock: () => number = Date.now): number {
  const [now, setNow] = useState(() => clock())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), period)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
