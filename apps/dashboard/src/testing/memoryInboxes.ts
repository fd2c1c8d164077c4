import type { InboxItem } from '@sikud/ui/notification'
import type { InboxStorage } from '../notifications/inboxStorage.ts'

/** Inboxes that forget with the test; each begins with the same items. */
export function memoryInboxes(initial: readonly InboxItem[] = []): InboxStorage {
  const inboxes = new Map<string, readonly InboxItem[]>()
  return (owner, edit) => {
    const items = edit(inboxes.get(owner) ?? initial)
    inboxes.set(owner, items)
    return Promise.resolve(items)
  }
}
