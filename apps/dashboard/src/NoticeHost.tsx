import { lazyPart } from '@sikud/ui/lazy'
import { useState, useSyncExternalStore } from 'react'
import { useGuestTexts } from './Preferences.tsx'
import { useServices } from './services.ts'
import type { Notice } from './notifier.ts'

const ToastHost = lazyPart(async () => (await import('@sikud/ui/toast')).ToastHost, {
  Failed: PlainNotice,
})

/** Shows the toasts; loads the code of the toasts when the first one appears. */
export function NoticeHost() {
  return useLatest() && <ToastHost />
}

const look = {
  position: 'fixed',
  inset: '12px 12px auto',
  zIndex: 1500,
  width: 'fit-content',
  maxWidth: 440,
  margin: '0 auto',
  padding: '14px 16px',
  border: '1px solid',
  borderRadius: 12,
  color: 'var(--mui-palette-text-primary)',
  background: 'var(--mui-palette-background-paper)',
} as const

/** Shows the latest notice as plain text when the code of toasts could not be loaded. */
function PlainNotice() {
  const { crash } = useGuestTexts()
  const latest = useLatest()
  const [closed, setClosed] = useState<Notice | null>(null)
  if (latest === null || latest === closed) return null
  return (
    <div role="alert" style={look}>
      {latest.message}{' '}
      <button type="button" onClick={() => setClosed(latest)}>
        {crash.close}
      </button>
    </div>
  )
}

function useLatest() {
  const { notifier } = useServices()
  return useSyncExternalStore(notifier.subscribe, notifier.latest, notifier.latest)
}
