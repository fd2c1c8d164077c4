'use client'

import { useEffect, useState } from 'react'

/** Returns the remaining seconds of a countdown, and the function that starts it. */
export function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [seconds, start] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const tick = setTimeout(() => start(seconds - 1), 1000)
    return () => clearTimeout(tick)
  }, [seconds])
  return [seconds, start]
}
