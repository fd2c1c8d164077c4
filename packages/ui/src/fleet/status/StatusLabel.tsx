'use client'

import Box from '@mui/material/Box'
import type { FleetStatus } from '../../status/fleetStatus.ts'
import { paletteOf } from '../../theme/paletteOf.ts'
import { useStatusTexts } from './texts.ts'

/** Shows the status of a vehicle as shape, text and colour. */
export function StatusLabel({ status }: { status: FleetStatus }) {
  const texts = useStatusTexts()
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        typography: 'body2',
        fontWeight: 650,
        color: (theme) => paletteOf(theme).fleet?.status[status] ?? 'text.primary',
      }}
    >
      <StatusShape status={status} />
      {texts[status]}
    </Box>
  )
}

const shapes = {
  moving: <path d="M7 1.5 12 12.2 7 9.9 2 12.200Z" />,
  idle: <rect x="2.5" y="2.5" width="9" height="9" rx="1.5" />,
  parked: <path d="M3.8 12V2h3.700a3.2 3.2 0 0 1 0 6.500H6V12Zm2.2-5.300h1.300a1.45 1.45 0 0 0 0-2.900H6Z" />,
  offline: <circle cx="7" cy="7" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.8" />,
} satisfies Record<FleetStatus, React.ReactNode>

/** Renders the shape of a status in the text colour: ▲ ■ P ○. */
function StatusShape({ status, size = 14 }: { status: FleetStatus; size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 14 14"
      sx={{ width: size, height: size, flexShrink: 0, fill: 'currentColor' }}
    >
      {shapes[status]}
    </Box>
  )
}
