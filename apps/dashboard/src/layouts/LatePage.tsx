import { ErrorState, useStateTexts } from '@sikud/ui'
import type { LoadFailure } from '@sikud/ui/lazy'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useGuestTexts } from '../Preferences.tsx'
import { isServerReachable } from './loadFailures.ts'

/** Delay between two attempts to load the code of the page while offline. */
const RETRY_DELAY_MS = 5000

/**
 * Replaces a page whose code could not be loaded. Without a connection it retries until the code loads, if need be
 * after a reload. If a new version has replaced the code, it offers to reload.
 */
export function LatePage({ retry }: Pick<LoadFailure, 'retry'>) {
  const { crash, account } = useGuestTexts()
  const [state, setState] = useState<'loading' | 'offline' | 'stale'>('loading')
  const [attempt, setAttempt] = useState(0)
  const wasOffline = useRef(false)
  const load = useEffectEvent(() => retry())
  useEffect(() => {
    let hasLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => setAttempt((count) => count + 1)
    void load().catch(async () => {
      const isOffline = !(await isServerReachable())
      if (hasLeft) return
      // Chromium (from version 150 on) and Safari never load a module again that failed once, until the page reloads.
      if (wasOffline.current && !isOffline) window.location.reload()
      wasOffline.current = isOffline
      setState(isOffline ? 'offline' : 'stale')
      if (isOffline) timer = setTimeout(again, RETRY_DELAY_MS)
    })
    window.addEventListener('online', again)
    return () => {
      hasLeft = true
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new attempt loads again
  }, [attempt])

  if (state === 'loading') return <StartFrame />
  const isOffline = state === 'offline'
  return (
    <ErrorState
      title={isOffline ? crash.offlineTitle : crash.staleTitle}
      message={isOffline ? crash.offlineText : crash.staleText}
      onRetry={isOffline ? () => setAttempt((count) => count + 1) : () => window.location.reload()}
      retryLabel={isOffline ? account.retry : crash.reload}
    />
  )
}

/** Shows a text until the code of the first page is loaded. It is minimal, because more code would delay that page. */
export function StartFrame() {
  const { loading } = useStateTexts()
  return <output style={{ display: 'block', padding: 24 }}>{loading}</output>
}
