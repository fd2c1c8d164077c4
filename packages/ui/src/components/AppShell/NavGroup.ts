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

/** A labelled group of the sidebar; it does not collapse. */
export interface NavGroup {
  label: string
  items: NavItem[]
}

/** Returns true when the item, or one below it, is the active page. */
export function holdsActive(item: NavItem, activeKey: string): boolean {
  return item.key === activeKey || (item.children?.some((child) => holdsActive(child, activeKey)) ?? false)
}
