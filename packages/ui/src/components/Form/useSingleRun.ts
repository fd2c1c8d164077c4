'use client'

import { useCallback, useRef } from 'react'

/** Runs a task unless the one before it is still under way, however fast it is asked for. */
export function useSingleRun(): (task: () => Promise<unknown>) => Promise<void> {
  const running = useRef(false)
  return useCallback(async (task) => {
    if (running.current) return
    running.current = true
    try {
      await task()
    } finally {
      running.current = false
    }
  }, [])
}
