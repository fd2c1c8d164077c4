import { randomId } from '@sikud/api'
import type { Inbox, InboxState } from './Inbox.ts'
import { adding, reading, readingAll, removing } from './inboxItems.ts'
import type { InboxEdit } from './inboxItems.ts'
import type { InboxStorage } from './inboxStorage.ts'
import { readItem } from './readItems.ts'

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
    markAllRead: (ids) => apply(readingAll(ids)),
    remove: (id) => apply(removing(id)),
    refresh,
  }
}
