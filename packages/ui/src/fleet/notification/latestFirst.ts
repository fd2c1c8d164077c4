import type { InboxItem } from './InboxItem.ts'

/** The few that fit under the bell: important ones that are unread, then the latest; both newest first. */
export function latestFirst(items: readonly InboxItem[], most: number): InboxItem[] {
  const urgent = items.filter(({ important, read }) => important && !read).slice(0, most)
  const others = items.filter((item) => !urgent.includes(item)).slice(0, most - urgent.length)
  return [...urgent, ...others]
}
