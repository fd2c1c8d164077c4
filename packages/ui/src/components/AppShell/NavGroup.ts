import type { ReactNode } from 'react'

/** One entry of the sidebar: a link (`to`), an action (`onSelect`), or a branch that opens (`children`). */
export interface NavItem {
  key: string
  label: string
  icon: ReactNode
  to?: string
  onSelect?: () => void
  children?: NavItem[]
}

/** A labelled group of the sidebar; the label is fixed and does not open or close. */
export interface NavGroup {
  label: string
  items: NavItem[]
}

/** True when the item, or one below it, is the active page. */
export function holdsActive(item: NavItem, activeKey: string): boolean {
  return item.key === activeKey || (item.children?.some((child) => holdsActive(child, activeKey)) ?? false)
}
