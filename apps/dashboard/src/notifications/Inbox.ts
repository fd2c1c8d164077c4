import type { InboxItem } from '@sikud/ui/notification'

/** A notification on its way into the inbox; without `id` it is a new one, without `at` it came just now. */
export type NewNotification = Omit<InboxItem, 'id' | 'at' | 'read'> & Partial<Pick<InboxItem, 'id' | 'at'>>

export type InboxState = {
  /** Newest first. */
  items: readonly InboxItem[]
  loaded: boolean
  /** False when the browser refuses storage: the items then end with the page. */
  kept: boolean
  /** Why the latest could not be had, for people; what is there may be old then. */
  failure?: string | undefined
}

/** The notifications of one user: on our server the same in all browsers, else those of this browser. */
export type Inbox = {
  state: () => InboxState
  /** Follows the inbox, other tabs included; the first listener makes it load, without one nothing is asked. */
  subscribe: (listener: () => void) => () => void
  /** Takes a notification in; what is none is ignored, and so is one whose id is there already. */
  add: (notification: NewNotification) => Promise<void>
  markRead: (id: string) => Promise<void>
  /** Marks exactly those that are named: what came while they were looked at stays unread. */
  markAllRead: (ids: readonly string[]) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Looks at once whether there is something new. */
  refresh: () => void
}
