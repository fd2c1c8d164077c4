import type { InboxItem } from '@sikud/api'
import type { InboxStorage } from '@sikud/api/base'

/** Returns an inbox storage in memory; each inbox starts with the same items. */
export function memoryInboxes(initial: readonly InboxItem[] = []): InboxStorage {
  const inboxes = new Map<string, readonly InboxItem[]>()
  return (owner, update) => {
    const items = update(inboxes.get(owner) ?? initial)
    inboxes.set(owner, items)
    return Promise.resolve(items)
  }
}
