import { randomId } from '@sikud/api'
import type { InboxItem } from '@sikud/ui/notification'
import { adding, reading, readingAll, removing } from './inboxItems.ts'
import type { InboxEdit } from './inboxItems.ts'
import type { InboxStorage } from './inboxStorage.ts'
import { readItem } from './readItems.ts'

/** A notification on its way into the inbox; without `id` it is a new one, without `at` it came just now. */
export type NewNotification = Omit<InboxItem, 'id' | 'at' | 'read'> & Partial<Pick<InboxItem, 'id' | 'at'>>

export type InboxState = {
  /** Newest first. */
  items: readonly InboxItem[]
  loaded: boolean
  /** False when the browser refuses storage: the items then end with the page. */
  kept: boolean
}

/** The notifications of one user in this browser, the same in all its tabs. */
export type Inbox = {
  state: () => InboxState
  /** Follows the inbox, other tabs included; the first listener makes it load. */
  subscribe: (listener: () => void) => () => void
  /** Takes a notification in; what is none is ignored, and so is one whose id is there already. */
  add: (notification: NewNotification) => Promise<void>
  markRead: (id: string) => Promise<void>
  markAllRead: () => Promise<void>
  remove: (id: string) => Promise<void>
}

const asItIs: InboxEdit = (items) => items

/** The inbox of `owner`; works in memory where the storage refuses. */
export function createInbox(owner: string, storage: InboxStorage, events: EventTarget = window): Inbox {
  const listeners = new Set<() => void>()
  let state: InboxState = { items: [], loaded: false, kept: true }
  let channel: BroadcastChannel | null = null

  async function apply(edit: InboxEdit) {
    const { items: before, kept: wasKept } = state
    const stored = wasKept ? await storage(owner, edit).catch(() => null) : null
    const items = stored ?? edit(state.items)
    state = { items, loaded: true, kept: stored !== null }
    for (const listener of listeners) listener()
    if (items !== before && edit !== asItIs) channel?.postMessage(owner) // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  }

  const refresh = () => void apply(asItIs)

  function follow() {
    channel = new BroadcastChannel('sikud-inbox')
    channel.addEventListener('message', (event) => {
      if (event.data === owner) refresh()
    })
    // A page that comes back from the browser's cache slept through the messages.
    events.addEventListener('pageshow', refresh)
    refresh()
  }

  function leave() {
    channel?.close()
    channel = null
    events.removeEventListener('pageshow', refresh)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) follow()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) leave()
      }
    },
    async add(notification) {
      const { id = randomId(), at = new Date().toISOString() } = notification
      const item = readItem({ ...notification, id, at, read: false })
      if (item !== null) await apply(adding(item))
    },
    markRead: (id) => apply(reading(id)),
    markAllRead: () => apply(readingAll),
    remove: (id) => apply(removing(id)),
  }
}
