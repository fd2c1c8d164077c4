import type { InboxStorage, StoredNotification } from '@sikud/api/base'

/** Returns an inbox storage in memory; each inbox starts with the same items. */
export function memoryInboxes(initial: readonly StoredNotification[] = []): InboxStorage {
  const inboxes = new Map<string, readonly StoredNotification[]>()
  return (owner, update) => {
    const items = update(inboxes.get(owner) ?? initial)
    inboxes.set(owner, items)
    return Promise.resolve(items)
  }
}
