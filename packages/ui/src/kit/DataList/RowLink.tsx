import Link from '@mui/material/Link'
import type { KeyboardEvent as ReactKeyboardEvent, MouseEvent as ReactMouseEvent, ReactNode } from 'react'

/** Renders the link of a row in its first cell. A real link supports middle click, copying and the keyboard. */
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

/** Opens the link of a row, with the modifier keys of the click. Ignores clicks on links, buttons and selected text. */
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
