'use client'

import { useCallback, useRef } from 'react'

/** Returns a function that runs a task, but does nothing while the previous task is still running. */
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
