import { ErrorState } from '@sikud/ui'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useGuestTexts } from '../Preferences.tsx'
import { StartFrame } from './StartFrame.tsx'
import { isServerReachable } from './loadFailures.ts'

/** Delay between two attempts to load the code of the page while offline. */
const RETRY_DELAY_MS = 5000

type State = { kind: 'loading' | 'offline' | 'stale' } | { kind: 'loaded'; Page: ComponentType }

/**
 * Replaces a page whose code could not be loaded. Without a connection it retries until the code loads. If a new
 * version has replaced the code, it offers to reload.
 */
export function LatePage({ load }: { load: () => Promise<ComponentType> }) {
  const { crash, account } = useGuestTexts()
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let hasLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const retry = () => setAttempt((count) => count + 1)
    void tryToLoad(load).then((next) => {
      if (hasLeft) return
      setState(next)
      if (next.kind === 'offline') timer = setTimeout(retry, RETRY_DELAY_MS)
    })
    window.addEventListener('online', retry)
    return () => {
      hasLeft = true
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new attempt loads again
  }, [load, attempt])

  if (state.kind === 'loaded') return <state.Page />
  if (state.kind === 'loading') return <StartFrame />
  const isOffline = state.kind === 'offline'
  return (
    <ErrorState
      title={isOffline ? crash.offlineTitle : crash.staleTitle}
      message={isOffline ? crash.offlineText : crash.staleText}
      onRetry={isOffline ? () => setAttempt((count) => count + 1) : () => window.location.reload()}
      retryLabel={isOffline ? account.retry : crash.reload}
    />
  )
}

async function tryToLoad(load: () => Promise<ComponentType>): Promise<State> {
  try {
    return { kind: 'loaded', Page: await load() }
  } catch {
    return { kind: (await isServerReachable()) ? 'stale' : 'offline' }
  }
}
