'use client'

import Box from '@mui/material/Box'
import type { FleetStatus } from '../../status/fleetStatus.ts'
import { paletteOf } from '../../theme/paletteOf.ts'
import { StatusShape } from './StatusShape.tsx'
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
