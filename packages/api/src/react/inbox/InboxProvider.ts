'use client'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, createElement, use, useEffect, useMemo, type ReactNode } from 'react'
import type { LocalInbox } from '../../base/baseInbox.ts'
import { inboxOwner } from '../../base/inboxOwner.ts'
import type { CurrentUser, InboxItem } from '../../models.ts'
import { randomId } from '../../randomId.ts'
import { useFleetApp } from '../FleetApp.ts'
import { createInbox, createServerStore } from './createInbox.ts'
import { applyEdit, type InboxEdit, readItem } from '../../inboxItems.ts'

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

const NO_INBOX =
  'useInbox found no inbox: put <InboxProvider user={user}> of @sikud/api/react around the component that calls it.'

const InboxContext = createContext<Inbox | null>(null)

// Differs in each browser, so that not all browsers send requests at the same time.
const POLL_MS = 9000 + Math.random() * 2000

const none: readonly InboxItem[] = []

export type InboxProviderProps = {
  /** Undefined until the user is loaded. */
  user: CurrentUser | undefined
  /** The inbox that only this browser keeps (`createBaseServer`); undefined if the server keeps the inboxes. */
  local?: LocalInbox | undefined
  children: ReactNode
}

/** Makes the inbox of the current user available to `useInbox` in its children. */
export function InboxProvider({ user, local, children }: InboxProviderProps) {
  const { client, session } = useFleetApp()
  const queryClient = useQueryClient()
  const isViewing = user?.view_as !== undefined
  const owner = user && inboxOwner(user, session.token() ?? '')
  const connection = useMemo(() => {
    if (owner !== undefined) local?.open(owner)
    return createInbox({
      queryClient,
      owner: owner ?? '',
      store: createServerStore(client),
      // Only this browser changes an inbox that it keeps itself.
      pollMs: local ? undefined : POLL_MS,
    })
  }, [client, local, queryClient, owner])
  const { data, error } = useQuery({
    ...connection.query,
    ...(owner === undefined && { queryFn: skipToken }),
  })
  const { mutateAsync } = useMutation(connection.edit)
  useEffect(() => connection.followTabs(), [connection])

  const inbox = useMemo((): Inbox => {
    const items = data?.items ?? none
    async function edit(change: InboxEdit) {
      // A user who views as another role can change nothing, also not by opening a notification.
      const changes = !isViewing && (data === undefined || applyEdit(items, change) !== items)
      // The query client shows the error of a failed edit.
      if (changes) await mutateAsync(change).catch(() => {})
    }
    return {
      items,
      loaded: data !== undefined,
      isStored: local?.isStored() ?? true,
      failure: error?.message,
      async add({ id = randomId(), at = new Date(client.serverNow()).toISOString(), ...more }) {
        const item = readItem({ ...more, id, at, read: false })
        // Our server has already stored the notification.
        if (item !== null) await local?.add(item)
        connection.announce()
      },
      markRead: (ids) => edit({ type: 'read', ids }),
      remove: (id) => edit({ type: 'remove', id }),
      refresh: connection.refresh,
    }
  }, [data, error, local, client, connection, mutateAsync, isViewing])

  return createElement(InboxContext, { value: inbox }, children)
}

/** Returns the inbox of the current user. */
export function useInbox(): Inbox {
  const inbox = use(InboxContext)
  if (inbox === null) throw new Error(NO_INBOX)
  return inbox
}
