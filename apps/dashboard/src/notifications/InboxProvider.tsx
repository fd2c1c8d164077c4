import { randomId } from '@sikud/api'
import { inboxOwner } from '@sikud/api/base'
import type { CurrentUser } from '@sikud/api'
import { NotificationMenu } from '@sikud/ui/notification'
import type { InboxItem } from '@sikud/ui/notification'
import { lazyPart } from '@sikud/ui/lazy'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useServices } from '../services.ts'
import type { Services } from '../services.ts'
import { createInbox } from './createInbox.ts'
import { applyEdit, type InboxEdit, readItem } from './inboxItems.ts'
import { createServerStore } from './serverStore.ts'

/** A notification to add. By default it gets a new id, and `at` is the current time. */
export type NewNotification = Omit<InboxItem, 'id' | 'at' | 'read'> & Partial<Pick<InboxItem, 'id' | 'at'>>

/**
 * The notifications of the current user. Our server stores them, so they are the same in all browsers; of a base server
 * this browser stores them.
 */
export type Inbox = {
  /** Newest first. */
  items: readonly InboxItem[]
  loaded: boolean
  /** False if the browser refuses storage; the items are then lost when the page closes. */
  isStored: boolean
  /** Error message if the last request failed; the items may then be out of date. */
  failure: string | undefined
  /**
   * Adds a notification; ignores it if it is invalid or if the inbox already contains its id. If the server stores the
   * inbox, this function only reloads the inbox.
   */
  add: (notification: NewNotification) => Promise<void>
  markRead: (ids: readonly string[]) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Loads the inbox again. */
  refresh: () => void
}

const InboxContext = createContext<Inbox | null>(null)

const InboxNews = lazyPart(async () => (await import('./InboxNews.tsx')).InboxNews)

const none: readonly InboxItem[] = []

type InboxProviderProps = {
  /** Undefined until the user is loaded. */
  user: CurrentUser | undefined
  children: ReactNode
}

/** Makes the inbox of the current user available to `useInbox` in its children. */
export function InboxProvider({ user, children }: InboxProviderProps) {
  const services = useServices()
  const queryClient = useQueryClient()
  const owner = user && inboxOwner(user, services.session.token() ?? '')
  const connection = useMemo(
    () => createInbox({ queryClient, owner: owner ?? '', ...storeOf(services) }),
    [services, queryClient, owner],
  )
  const { data, error } = useQuery({
    ...connection.query,
    ...(owner === undefined && { queryFn: skipToken }),
  })
  const { mutateAsync } = useMutation(connection.edit)
  const { inbox: local } = services.server
  useEffect(() => connection.followTabs(), [connection])

  const inbox = useMemo((): Inbox => {
    const items = data?.items ?? none
    async function edit(change: InboxEdit) {
      const changes = data === undefined || applyEdit(items, change) !== items
      // The query client shows the error of a failed edit.
      if (changes) await mutateAsync(change).catch(() => {})
    }
    return {
      items,
      loaded: data !== undefined,
      isStored: data?.isStored ?? true,
      failure: error?.message,
      async add({ id = randomId(), at = new Date().toISOString(), ...more }) {
        const item = readItem({ ...more, id, at, read: false })
        // Our server has already stored the notification.
        if (item !== null) await local?.add(item)
        connection.announce()
      },
      markRead: (ids) => edit({ type: 'read', ids }),
      remove: (id) => edit({ type: 'remove', id }),
      refresh: connection.refresh,
    }
  }, [data, error, local, connection, mutateAsync])

  return (
    <InboxContext value={inbox}>
      {children}
      {!local && data && <InboxNews items={data.items} />}
    </InboxContext>
  )
}

/** Returns the inbox of the current user. */
export function useInbox(): Inbox {
  const inbox = use(InboxContext)
  if (inbox === null) throw new Error('No inbox found. Render this component inside <InboxProvider>.')
  return inbox
}

/** Renders the bell of the top bar with the newest notifications. */
export function InboxMenu() {
  const { items, markRead } = useInbox()
  return (
    <NotificationMenu
      items={items}
      allTo={paths.notification}
      onRead={(id) => void markRead([id])}
      onReadAll={(ids) => void markRead(ids)}
    />
  )
}

/** Returns where the inbox is kept, and how often the browser asks for news. */
function storeOf({ client, server }: Services) {
  const store = createServerStore(client, server.inbox?.isStored)
  // Only this browser changes an inbox that it keeps itself. Otherwise each browser has a different interval, so that
  // not all browsers send requests at the same time.
  return { store, pollMs: server.inbox ? undefined : 9000 + Math.random() * 2000 }
}
