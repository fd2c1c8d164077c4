import { ApiError } from '@sikud/api'
import type { NotificationClient } from '@sikud/api/notifications'
import type { InboxItem } from '@sikud/ui/notification'
import type { Inbox, InboxState } from './Inbox.ts'
import { type Asking, keepAsking, type SeenPage } from './keepAsking.ts'
import { merged, type OwnEdit, withEdits } from './serverItems.ts'

/** As many as the server marks at once. */
const mostAtOnce = 500

type InboxClient = Pick<NotificationClient, 'listNotifications' | 'readNotifications' | 'deleteNotification'>

interface ServerInboxOptions {
  client: InboxClient
  /** Whose it is: the other tabs of the same user hear of what changes. */
  owner: string
  /** Told, for people, what could not be done. */
  onFault: (message: string) => void
  page?: SeenPage
}

interface Marking {
  edits: OwnEdit[]
  /** The last question that was asked before the server had taken it; null while it has not. */
  doneAfter: number | null
}

/** The inbox that our server keeps: asked for while somebody listens, marked here at once and there as soon as can be. */
export function createServerInbox({ client, owner, onFault, page }: ServerInboxOptions): Inbox {
  const listeners = new Set<() => void>()
  let items: readonly InboxItem[] = []
  let markings: Marking[] = []
  let state: InboxState = { items, loaded: false, kept: true }
  let cursor: string | undefined
  let question = 0
  let asking: Asking | null = null
  let channel: BroadcastChannel | null = null

  function show(more: Partial<InboxState> = {}) {
    const shown = withEdits(
      items,
      markings.flatMap(({ edits }) => edits),
    )
    state = { ...state, items: shown, ...more }
    for (const listener of listeners) listener()
  }

  async function ask(signal: AbortSignal): Promise<void> {
    question += 1
    const asked = question
    try {
      const answer = await client.listNotifications({ since: cursor, signal })
      const before = items
      items = merged(cursor === undefined ? [] : items, answer)
      // An answer to a question from before a mark does not know it yet.
      const settled = markings.filter(({ doneAfter }) => doneAfter === null || doneAfter >= asked)
      const isSame = items === before && settled.length === markings.length && state.loaded
      markings = settled
      if (items !== before && cursor !== undefined) tellOtherTabs()
      cursor = answer.cursor
      if (!isSame || state.failure !== undefined) show({ loaded: true, failure: undefined })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && error.status === 400 && cursor !== undefined) {
        // The server takes this cursor no more: everything is read anew.
        cursor = undefined
        return ask(signal)
      }
      show({ failure: messageOf(error) })
      throw error
    }
  }

  /** Shows an edit at once, and takes it back when the server refuses. */
  async function edit(edits: OwnEdit[], send: () => Promise<unknown>) {
    if (edits.length === 0) return
    const marking: Marking = { edits, doneAfter: null }
    markings = [...markings, marking]
    show()
    try {
      await send()
      marking.doneAfter = question
      tellOtherTabs()
    } catch (error) {
      markings = markings.filter((other) => other !== marking)
      show()
      onFault(messageOf(error))
    }
    asking?.now()
  }

  function editsOf(ids: readonly string[], what: OwnEdit['what']): OwnEdit[] {
    const chosen = new Set(ids)
    return state.items
      .filter(({ id, read }) => chosen.has(id) && !(what === 'read' && read))
      .map(({ id, count = 1 }) => ({ id, count, what }))
  }

  async function read(ids: readonly string[]) {
    const edits = editsOf(ids, 'read')
    const numbers = edits.map(({ id }) => Number(id))
    await edit(edits, async () => {
      for (let at = 0; at < numbers.length; at += mostAtOnce) {
        await client.readNotifications(numbers.slice(at, at + mostAtOnce))
      }
    })
  }

  function tellOtherTabs() {
    channel?.postMessage(owner) // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  }

  function follow() {
    channel = new BroadcastChannel('sikud-inbox')
    channel.addEventListener('message', (event) => {
      if (event.data === owner) asking?.now()
    })
    asking = keepAsking(ask, page)
  }

  function leave() {
    channel?.close()
    asking?.stop()
    channel = null
    asking = null
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
    // What a push brings stands in the list of the server already.
    add: async () => asking?.now(),
    markRead: (id) => read([id]),
    markAllRead: read,
    remove: (id) => edit(editsOf([id], 'removed'), () => client.deleteNotification(id).catch(unlessGone)),
    refresh: () => asking?.now(),
  }
}

/** What another browser has deleted before is as it should be. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
