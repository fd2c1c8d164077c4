'use client'
import { useSyncExternalStore } from 'react'
import type { NotificationRules } from '../../models.ts'
import { useStored } from '../FleetApp.ts'
import { chime } from './chime.ts'

const parse = (stored: string) => (stored === 'true' ? true : stored === 'false' ? false : undefined)

/** Returns whether new notifications play a sound in this browser (by default not), and the setter. */
export function useSound() {
  return useStored('notificationSound', parse, false)
}

/**
 * Returns the setting, and whether the browser blocks a sound that is on. Turning the sound on plays it once, because
 * browsers allow sound only after a click.
 */
export function useSoundSetting() {
  const [on, setOn] = useSound()
  const refused = useSyncExternalStore(chime.subscribe, chime.isRefused, chime.isRefused)
  return {
    on,
    refused: on && refused,
    onChange: (wanted: boolean) => {
      setOn(wanted)
      if (wanted) void chime.ring()
    },
    onTry: () => void chime.ring(),
  }
}

/** Returns whether `at` is in the quiet hours. If `to` is before `from`, the quiet hours span midnight. */
export function isQuiet(
  { quiet: { on, from, to }, zone }: Pick<NotificationRules, 'quiet' | 'zone'>,
  at: Date,
) {
  if (!on) return false
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  return from <= to ? time >= from && time < to : time >= from || time < to
}
