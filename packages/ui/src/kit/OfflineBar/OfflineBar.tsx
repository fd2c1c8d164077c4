'use client'

import Box from '@mui/material/Box'
import type { Format } from '../../format/createFormat.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useShellTexts } from '../texts.ts'

export interface OfflineBarProps {
  /** The time of the first failed request (epoch ms); null while the server responds. */
  lostAt: number | null
  /** The time of the newest stored data (epoch ms); null if there is none. */
  newest: number | null
}

/** Shows since when the server cannot be reached, and the time of the newest stored data. */
export function OfflineBar({ lostAt, newest }: OfflineBarProps) {
  const shell = useShellTexts()
  const format = useFormat()
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {lostAt !== null && (
        <Box
          sx={{
            px: { xs: 2, md: 4 },
            py: 0.75,
            typography: 'body2',
            color: 'warning.main',
            bgcolor: 'warning.soft',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {shell.offlineSince(timeText(format, lostAt))}{' '}
          {newest !== null && shell.lastData(timeText(format, newest))}
        </Box>
      )}
    </Box>
  )
}

/** Returns a time with its zone, such as 14.20 WIB; if it is not today, also with the day. */
function timeText(format: Format, at: number): string {
  const clock = `${format.clock(at)}\u00A0${format.zone(at)}`
  return format.date(at) === format.date(format.now()) ? clock : `${format.date(at)}, ${clock}`
}
