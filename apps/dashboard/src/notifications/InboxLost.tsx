import { useEffect } from 'react'
import { useTexts } from '../Preferences.tsx'
import type { Inbox, InboxState } from './Inbox.ts'

/** What both kinds of inbox are made ready with. */
export type InboxReadyProps = { owner: string; onReady: (inbox: Inbox) => void }

const nothing = () => Promise.resolve()

/** Says in the place of the inbox that its code could not be fetched; to try again is to load the page anew. */
export function InboxLost({ onReady }: InboxReadyProps) {
  const { crash } = useTexts()
  useEffect(() => {
    const state: InboxState = { items: [], loaded: false, kept: true, failure: crash.staleText }
    onReady({
      state: () => state,
      subscribe: () => () => {},
      add: nothing,
      markRead: nothing,
      markAllRead: nothing,
      remove: nothing,
      refresh: () => window.location.reload(),
    })
  }, [onReady, crash])
  return null
}
