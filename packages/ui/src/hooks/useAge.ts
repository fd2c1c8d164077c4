'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { DateInput } from '../format/createFormat.ts'
import { useFormat } from '../locales/LocaleProvider.tsx'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Returns as text how long ago a time was ("3 mnt lalu"). Renders again when the text changes. */
export function useAge(moment: DateInput): string {
  const format = useFormat()
  const read = () => format.age(moment)
  const [, setText] = useState(read)
  const update = useEffectEvent(() => setText(read()))
  useEffect(() => {
    const start = new Date(moment ?? Number.NaN).getTime()
    if (Number.isNaN(start)) return undefined
    let timer: number
    const tick = () => {
      update()
      const age = Math.max(0, format.now() - start)
      const unit = age < MINUTE_MS ? SECOND_MS : MINUTE_MS
      timer = window.setTimeout(tick, unit - (age % unit))
    }
    const restart = () => {
      clearTimeout(timer)
      tick()
    }
    tick()
    // Timers stop while the computer sleeps and in hidden tabs. This restarts the timer when the tab is visible again.
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [moment, format])
  return read()
}
