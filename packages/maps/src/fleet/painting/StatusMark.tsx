'use client'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useMapColours } from '../../look/useMapColours.ts'
import { type FleetStatus, statusOf } from '@sikud/ui/status'

/** The shape of each status, because colour alone is not accessible. */
export const statusShapes = { moving: '▲', idle: '■', parked: 'P', offline: '○' }

/** Maximum number of characters of a status text; a longer text is cut. */
const MAX_SHORT = 60

interface StatusMarkProps {
  text: string | null
  /** Kind of the status; by default derived from the text. */
  kind?: FleetStatus | undefined
}

/** Renders a status text, with the shape and colour of its kind if the kind is known. */
export function StatusMark({ text, kind = statusOf(text ?? '') }: StatusMarkProps) {
  const { status } = useMapColours()
  const words = text ?? '—'
  const shown = words.length > MAX_SHORT ? <CutText text={words} /> : words
  if (!kind) return shown
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, fontWeight: 600, color: status[kind] }}>
      <span aria-hidden>{statusShapes[kind]}</span>
      {shown}
    </Box>
  )
}

function CutText({ text }: { text: string }) {
  return (
    <Tooltip title={text} describeChild>
      <Box
        component="span"
        tabIndex={0}
        sx={{
          // The text is in front of the link that covers the row, so that the pointer opens the tooltip.
          position: 'relative',
          zIndex: 1,
          display: 'inline-block',
          maxWidth: { xs: '16ch', sm: '32ch' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          verticalAlign: 'bottom',
        }}
      >
        {text}
      </Box>
    </Tooltip>
  )
}
