import { useStored } from '@sikud/ui'
import { useSyncExternalStore } from 'react'
import { chime } from './chime.ts'

const parse = (stored: string) => (stored === 'true' ? true : stored === 'false' ? false : undefined)

/** Whether notifications are heard in this browser; off until somebody turns it on. */
export function useSound() {
  return useStored('notificationSound', parse, false)
}

/** Whether the browser holds back the sound that is wanted. */
export function useSoundRefused(): boolean {
  const [on] = useSound()
  const refused = useSyncExternalStore(chime.subscribe, chime.isRefused)
  return on && refused
}

/** The sound as a setting: turning it on sounds once, since a browser allows only what a press asked for. */
export function useSoundSetting() {
  const [on, setOn] = useSound()
  const refused = useSyncExternalStore(chime.subscribe, chime.isRefused)
  return {
    on,
    refused,
    onChange: (wanted: boolean) => {
      setOn(wanted)
      if (wanted) void chime.ring()
    },
    onTry: () => void chime.ring(),
  }
}
