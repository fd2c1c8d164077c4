import { useEffect, useEffectEvent } from 'react'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'

/** Says that the code of a dialog could not be loaded. */
export function DialogFailed({ onClose }: { onClose: () => void }) {
  const { notifier } = useServices()
  const { crash } = useGuestTexts()
  const tell = useEffectEvent(() => {
    notifier.notify('error', crash.staleText)
    onClose()
  })
  useEffect(() => tell(), [])
  return null
}
