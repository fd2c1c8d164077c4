import type { CurrentUser } from '@sikud/api'
import { createContext, lazy, Suspense, use, useMemo, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useServices } from '../services.ts'
import { createInbox } from './createInbox.ts'
import type { Inbox, InboxState } from './Inbox.ts'
import { InboxLost, type InboxReadyProps } from './InboxLost.tsx'
import { inboxOwner } from './inboxOwner.ts'
import { browserInboxes } from './inboxStorage.ts'

const InboxContext = createContext<Inbox | null>(null)

const ServerInbox = lazy<ComponentType<InboxReadyProps>>(() =>
  import('./ServerInbox.tsx').then(
    (server) => ({ default: server.ServerInbox }),
    () => ({ default: InboxLost }),
  ),
)

type InboxProviderProps = {
  /** Undefined while it is not known whose inbox it is. */
  user: CurrentUser | undefined
  children: ReactNode
}

/** Opens the inbox of the current user for everything below: our server's, or where there is none that of this browser. */
export function InboxProvider({ user, children }: InboxProviderProps) {
  const { config, session, inboxes = browserInboxes } = useServices()
  const owner = user && inboxOwner(user, session.token() ?? '')
  const isServed = config.features.has('notifications')
  const own = useMemo(
    () => (owner === undefined || isServed ? closed : createInbox(owner, inboxes)),
    [owner, inboxes, isServed],
  )
  const [served, setServed] = useState<Inbox>()
  return (
    <InboxContext value={served ?? own}>
      {children}
      {isServed && owner && (
        <Suspense>
          <ServerInbox owner={owner} onReady={setServed} />
        </Suspense>
      )}
    </InboxContext>
  )
}

/** The inbox of the current user, to put something in. */
export function useInbox(): Inbox {
  const inbox = use(InboxContext)
  if (inbox === null) throw new Error('No inbox here. Render this inside <InboxProvider>.')
  return inbox
}

/** What is in the inbox of the current user, now and whenever it changes. */
export function useInboxState(): InboxState {
  const inbox = useInbox()
  return useSyncExternalStore(inbox.subscribe, inbox.state)
}

const unknown: InboxState = { items: [], loaded: false, kept: true }
const nothing = () => Promise.resolve()

/** Stands in until it is known whose inbox it is. */
const closed: Inbox = {
  state: () => unknown,
  subscribe: () => () => {},
  add: nothing,
  markRead: nothing,
  markAllRead: nothing,
  remove: nothing,
  refresh: nothing,
}
