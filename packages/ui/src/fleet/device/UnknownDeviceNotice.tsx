'use client'

import Link from '@mui/material/Link'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useUnknownDeviceTexts } from './unknownDeviceTexts.ts'

/** Shows the number of unregistered devices that report, with a link to them; renders nothing if it is zero. */
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
