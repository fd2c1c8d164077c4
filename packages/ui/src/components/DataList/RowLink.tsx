import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

/** The one link of a row: its first cell, so that middle click, copying and the keyboard work as everywhere. */
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
