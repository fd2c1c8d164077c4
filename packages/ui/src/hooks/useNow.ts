'use client'

import { useEffect, useState } from 'react'

const period = 30_000

/** The present, in milliseconds since 1970, told anew twice a minute: for ages and days that must not go stale. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), period)
    return () => clearInterval(clock)
  }, [])
  return now
}
