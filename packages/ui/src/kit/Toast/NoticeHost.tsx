'use client'

import Box from '@mui/material/Box'
import { useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { cardRadius } from '../../theme/shape.ts'
import type { ToastKind, ToastLeads } from './ToastHost.tsx'

const loadToasts = () => import('./ToastHost.tsx')

export type Notice = { kind: ToastKind; message: string }

/** Shows toasts; loads the code of the toasts when the first one appears. */
export type Notifier = {
  notify: (kind: ToastKind, message: string, leads?: ToastLeads) => void
  /** Returns the last notice; null before the first one. */
  latest: () => Notice | null
  subscribe: (listener: () => void) => () => void
}

/** Creates a notifier. */
export function createNotifier(): Notifier {
  const listeners = new Set<() => void>()
  let latest: Notice | null = null
  return {
    notify(kind, message, leads) {
      latest = { kind, message }
      for (const listener of listeners) listener()
      // If this code cannot be loaded, NoticeHost shows plain text.
      void loadToasts().then(
        ({ showToast }) => showToast(kind, message, leads),
        () => {},
      )
    },
    latest: () => latest,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export interface NoticeHostProps {
  notifier: Notifier
  /** Label of the button that closes a notice whose code of toasts could not be loaded. */
  closeLabel: string
}

const LazyToastHost = lazyPart<NoticeHostProps>(async () => (await loadToasts()).ToastHost, {
  Failed: PlainNotice,
})

/** Shows the toasts of a notifier; loads the code of the toasts when the first one appears. Render it once in an app. */
export function NoticeHost(props: NoticeHostProps) {
  return useLatest(props.notifier) && <LazyToastHost {...props} />
}

const look = {
  position: 'fixed',
  inset: '12px 12px auto',
  zIndex: 'tooltip',
  width: 'fit-content',
  maxWidth: 440,
  mx: 'auto',
  px: 2,
  py: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: cardRadius,
  bgcolor: 'background.paper',
} as const

/** Shows the latest notice as plain text when the code of toasts could not be loaded. */
function PlainNotice({ notifier, closeLabel }: NoticeHostProps) {
  const latest = useLatest(notifier)
  const [closed, setClosed] = useState<Notice | null>(null)
  if (latest === null || latest === closed) return null
  return (
    <Box role="alert" sx={look}>
      {latest.message}{' '}
      <button type="button" onClick={() => setClosed(latest)}>
        {closeLabel}
      </button>
    </Box>
  )
}

function useLatest({ subscribe, latest }: Notifier) {
  return useSyncExternalStore(subscribe, latest, latest)
}
