'use client'

import { useEffect, useState } from 'react'

const period = 30_000

/**
 * The present, in milliseconds since 1970, told anew twice a minute: for ages and days that must not go stale. By the
 * browser's clock, or by another that stays the same function.
 */
export function useNow(clock: () => number = Date.now): number {
  const [now, setNow] = useState(() => clock())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), period)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
