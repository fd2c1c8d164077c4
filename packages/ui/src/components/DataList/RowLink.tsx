import Link from '@mui/material/Link'
import type { KeyboardEvent as ReactKeyboardEvent, MouseEvent as ReactMouseEvent, ReactNode } from 'react'

/** Renders the one link of a row in its first cell, so that middle click, copy and the keyboard work. */
export function RowLink({
  to,
  tabIndex,
  badge,
  children,
}: {
  to: string
  tabIndex?: number
  badge?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <Link href={to} tabIndex={tabIndex} noWrap sx={{ minWidth: 0 }}>
        {children}
      </Link>
      {badge}
    </>
  )
}

/**
 * Follows the row's link with the modifier keys of the click; ignores clicks on links, buttons and selected
 * text.
 */
export function openRow(event: ReactMouseEvent | ReactKeyboardEvent, row: Element | null): void {
  const target = event.target instanceof Element ? event.target : null
  if (event.defaultPrevented || target?.closest('a, button, input, label')) return
  if (window.getSelection()?.type === 'Range') return
  const link = row?.querySelector('a[href]')
  const { ctrlKey, metaKey, shiftKey } = event
  link?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }),
  )
}
