import type { FleetClient } from '../client/createFleetClient.ts'
import { applyEdit } from '../inboxItems.ts'
import type { FleetNotification, InboxItem, NotificationKind } from '../models.ts'
import type { BaseAnswers, InboxStorage } from './baseAnswers.ts'
import { fingerprint, inboxOwner } from './inboxOwner.ts'

/** The inbox that only this browser keeps. */
export interface LocalInbox {
  /** Names the owner (`inboxOwner`), so that the inbox opens without a request, also offline. */
  open: (owner: string) => void
  /** Adds a notification; ignores it if the inbox has its id. */
  add: (item: InboxItem) => Promise<void>
  /** False if the browser refuses storage; the items are then lost when the page closes. */
  isStored: () => boolean
}

/** Keeps the inbox of a session's user in a storage, or in memory if the storage refuses. */
export function baseInbox(
  client: FleetClient,
  token: string,
  inboxes: InboxStorage,
): { answers: BaseAnswers; local: LocalInbox } {
  let owner: Promise<string> | undefined
  let memory: readonly InboxItem[] = []
  let isStored = true

  async function change(by: Parameters<InboxStorage>[1]): Promise<readonly InboxItem[]> {
    owner ??= client.request('getMe').then((me) => inboxOwner(me, token))
    const key = await owner.catch((error: unknown) => {
      owner = undefined
      throw error
    })
    const stored = isStored ? await inboxes(key, by).catch(() => null) : null
    isStored = stored !== null
    return (memory = stored ?? by(memory))
  }

  const answers: BaseAnswers = {
    async listNotifications({ since }) {
      const items = await change((before) => before)
      const data = items.map(toNotification)
      const ids = data.map(({ id }) => id)
      // The cursor has the ids that the caller knows, so that the response can say which of them are gone.
      const removed = (since ?? '').split(' ').filter(Boolean).map(Number)
      return { data, removed: removed.filter((id) => !ids.includes(id)), cursor: ids.join(' ') || '-' }
    },
    async readNotifications({ body }) {
      const ids = new Set(body.ids)
      await change((items) =>
        items.map((item) => (!item.read && ids.has(numberOf(item.id)) ? { ...item, read: true } : item)),
      )
      return { message: null }
    },
    async deleteNotification({ id }) {
      await change((items) => items.filter((item) => numberOf(item.id) !== Number(id)))
      return { message: null }
    },
  }

  const local: LocalInbox = {
    open(key) {
      owner = Promise.resolve(key)
    },
    async add(item) {
      await change((items) => applyEdit(items, { type: 'add', item }))
    },
    isStored: () => isStored,
  }
  return { answers, local }
}

function toNotification(item: InboxItem): FleetNotification {
  const { id, title, at, read, body = '', to = null, kind = '', count = 1 } = item
  return {
    id: numberOf(id),
    kind: kind as NotificationKind, // oxlint-disable-line typescript/no-unsafe-type-assertion -- any text can be a kind
    title,
    body,
    at,
    read,
    to,
    important: item.important === true,
    simulated: item.simulated === true,
    count,
  }
}

/** Returns the id of a stored notification as a number, as the contract has it. */
function numberOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : fingerprint(id)
}
