import type { ReactNode } from 'react'

/** One entry of the sidebar: a link (`to`), an action (`onSelect`) or a branch (`children`). */
export interface NavItem {
  key: string
  label: string
  icon: ReactNode
  to?: string
  onSelect?: () => void
  children?: NavItem[]
}

/** A group of entries in the sidebar, with a label. It cannot be collapsed. */
export interface NavGroup {
  label: string
  items: NavItem[]
}

/** Returns whether an entry, or an entry below it, leads to the current page. */
export function holdsActive(item: NavItem, activeKey: string): boolean {
  return item.key === activeKey || (item.children?.some((child) => holdsActive(child, activeKey)) ?? false)
}
