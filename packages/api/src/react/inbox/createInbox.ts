import { focusManager, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { backoff } from '../../backoff.ts'
import { ApiError } from '../../client/ApiError.ts'
import type { FleetClient } from '../../client/createFleetClient.ts'
import type { InboxItem, NotificationChanges } from '../../models.ts'
import { isStatus } from '../failures.ts'
import { applyEdit, INBOX_LIMIT, type InboxEdit, newestFirst, readItem } from '../../inboxItems.ts'

/** The content of an inbox in the query cache. */
export type InboxData = {
  /** Newest first. */
  items: readonly InboxItem[]
  /** The cursor that the next request sends to the server; without it the request reads the whole list. */
  cursor?: string | undefined
}

/** Reads and changes an inbox. */
export type InboxStore = {
  load: (known: InboxData | undefined, signal: AbortSignal) => Promise<InboxData>
  save: (edit: InboxEdit) => Promise<void>
}

const POLL_HIDDEN_MS = 60_000
/** Minimum time between two requests, however often `refresh` is called. */
const MIN_REQUEST_GAP_MS = 1000
/** The first and the longest delay before a retry, in ms. */
const RETRY_DELAYS_MS = { firstDelayMs: 10_000, maxDelayMs: 120_000 }

type InboxOptions = {
  queryClient: QueryClient
  /** Key of the user. After an edit, other tabs with the same owner reload the inbox. */
  owner: string
  store: InboxStore
  /** Polling interval in ms while the page is visible; undefined if only this browser changes the inbox. */
  pollMs?: number | undefined
}

/**
 * Returns the query of an inbox, the mutation that edits it, and the function that reloads it. An edit cancels the
 * request in flight, and the next request waits until the edit is saved. So a stale response never reverts an edit.
 */
export function createInbox({ queryClient, owner, store, pollMs }: InboxOptions) {
  const queryKey = ['inbox', owner]
  let saving: Promise<unknown> = Promise.resolve()
  let failures = 0
  let retryMs = 0
  let requestedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  let channel: BroadcastChannel | undefined

  const query = queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<InboxData> => {
      requestedAt = Date.now()
      await saving
      try {
        const data = await store.load(queryClient.getQueryData<InboxData>(queryKey), signal)
        failures = 0
        return data
      } catch (error) {
        if (!signal.aborted) {
          failures += 1
          retryMs = Math.max(MIN_REQUEST_GAP_MS, backoff(failures, RETRY_DELAYS_MS))
        }
        throw error
      }
    },
    retry: false,
    refetchInterval: () => {
      const waitMs = blockedMs()
      if (pollMs === undefined || waitMs === Infinity) return false
      const usualMs = focusManager.isFocused() ? pollMs : POLL_HIDDEN_MS
      return Math.max(failures > 0 ? retryMs : usualMs, waitMs)
    },
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: () => blockedMs() === 0,
    refetchOnReconnect: () => blockedMs() === 0,
  })

  /** Returns how many ms to wait before the next request: the rest of `Retry-After`, or Infinity after a 401. */
  function blockedMs(): number {
    const { error, errorUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {}
    if (isStatus(error, 401)) return Infinity
    const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0
    return Math.max(0, errorUpdatedAt + retryAfter * 1000 - Date.now())
  }

  /** Loads the inbox as soon as the server allows it; does nothing without a subscriber. */
  function refresh() {
    const gap = pollMs === undefined ? 0 : requestedAt + MIN_REQUEST_GAP_MS - Date.now()
    const waitMs = Math.max(0, gap, blockedMs())
    if (waitMs < Infinity) timer ??= setTimeout(() => void refetch(), waitMs)
  }

  async function refetch() {
    timer = undefined
    if (blockedMs() > 0) return refresh()
    const isRunning = queryClient.isFetching({ queryKey }) > 0
    await queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
    // If another request was already running, its response may be older than the change that caused this refresh. So
    // the inbox is requested once more.
    if (isRunning) refresh()
  }

  const edit = mutationOptions({
    mutationKey: queryKey,
    meta: { isSilent: true },
    mutationFn: (change: InboxEdit) => {
      const sent = saving.then(() => store.save(change))
      saving = sent.catch(() => {})
      return sent
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<InboxData>(queryKey)?.items ?? []
      update((items) => applyEdit(items, change))
      return before
    },
    onError: async (_error, change, before = []) => {
      await queryClient.cancelQueries({ queryKey })
      update((items) => undoEdit(items, change, before))
    },
    onSuccess: tellTabs,
    onSettled: refresh,
  })

  function update(change: (items: readonly InboxItem[]) => readonly InboxItem[]) {
    queryClient.setQueryData<InboxData>(queryKey, (data) => data && { ...data, items: change(data.items) })
  }

  function tellTabs() {
    channel?.postMessage(owner) // oxlint-disable-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only its own origin
  }

  /** Loads the inbox in all tabs, after an item was added. */
  function announce() {
    tellTabs()
    refresh()
  }

  /** Reloads the inbox after edits in other tabs; returns a function that stops this. */
  function followTabs(events: EventTarget = window) {
    channel = new BroadcastChannel('sikud-inbox')
    channel.addEventListener('message', ({ data }) => {
      if (data === owner) refresh()
    })
    // A page in the back/forward cache receives no messages from other tabs, so it reloads the inbox when it returns.
    events.addEventListener('pageshow', refresh)
    return () => {
      channel?.close()
      channel = undefined
      events.removeEventListener('pageshow', refresh)
    }
  }

  return { query, edit, refresh, announce, followTabs }
}

/** Reverts one edit and keeps later edits. */
function undoEdit(items: readonly InboxItem[], edit: InboxEdit, before: readonly InboxItem[]) {
  const old = new Map(before.map((item) => [item.id, item]))
  if (edit.type === 'read') {
    const named = new Set(edit.ids)
    return items.map((item) => (named.has(item.id) ? (old.get(item.id) ?? item) : item))
  }
  const item = edit.type === 'remove' && old.get(edit.id)
  return item ? applyEdit(items, { type: 'add', item }) : items
}

/** Reads and changes the inbox of the user. */
export function createServerStore({ request }: Pick<FleetClient, 'request'>): InboxStore {
  return {
    async load(known, signal) {
      try {
        const answer = await request('listNotifications', { since: known?.cursor }, { signal })
        return mergeChanges(known?.cursor === undefined ? [] : known.items, answer)
      } catch (error) {
        // The server no longer accepts this cursor, so this requests the whole list.
        if (known?.cursor === undefined || !isStatus(error, 400)) throw error
        return mergeChanges([], await request('listNotifications', {}, { signal }))
      }
    },
    async save(edit) {
      if (edit.type === 'read') await request('readNotifications', { body: { ids: edit.ids.map(Number) } })
      if (edit.type === 'remove') await request('deleteNotification', { id: edit.id }).catch(ignoreMissing)
    },
  }
}

/** Merges a response of the server into the known items, newest first. */
export function mergeChanges(
  items: InboxData['items'],
  { data, removed, cursor }: NotificationChanges,
): InboxData {
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const raw of data) {
    const item = readItem({ ...raw, id: String(raw.id) })
    if (item !== null) byId.set(item.id, item)
  }
  for (const id of removed) byId.delete(String(id))
  return { items: [...byId.values()].toSorted(newestFirst).slice(0, INBOX_LIMIT), cursor }
}

/** Ignores a 404: another browser may have deleted the notification first. */
function ignoreMissing(error: unknown) {
  if (!isStatus(error, 404)) throw error
}
