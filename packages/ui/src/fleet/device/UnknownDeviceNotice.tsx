'use client'

import Link from '@mui/material/Link'
import { useFormat } from '../../locales/useFormat.ts'
import { useUnknownDeviceTexts } from './useUnknownDeviceTexts.ts'

/** Says how many devices report without being registered, and leads to them; nothing where there are none. */
export function UnknownDeviceNotice({ count, to }: { count: number; to: string }) {
  const texts = useUnknownDeviceTexts()
  const format = useFormat()
  if (count === 0) return null
  return (
    <Link href={to} variant="body2" sx={{ mr: 1, py: 0.5, fontWeight: 650 }}>
      {texts.notice(format.number(count))}
    </Link>
  )
}
