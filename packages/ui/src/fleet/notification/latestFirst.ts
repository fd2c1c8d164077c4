import type { InboxItem } from './InboxItem.ts'

/** Returns the items for the bell's panel: important unread ones, then the latest; each newest first. */
export function latestFirst(items: readonly InboxItem[], most: number): InboxItem[] {
  const urgent = items.filter(({ important, read }) => important && !read).slice(0, most)
  const others = items.filter((item) => !urgent.includes(item)).slice(0, most - urgent.length)
  return [...urgent, ...others]
}
