'use client'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useMapColours } from '../../useMapColours.ts'
import { type StatusKind, statusKind } from '../store/statusKind.ts'

/** The shape of each kind, so that colour is not its only sign. */
export const statusShapes = { moving: '▲', idle: '■', parked: 'P', offline: '○' }

/** Characters of a status that are shown without a cut. */
const MAX_SHORT = 60

interface StatusMarkProps {
  text: string | null
  /** Told by the words where it is not given. */
  kind?: StatusKind | null
}

/** A status in the server's words, with the shape and colour of its kind where that is known. */
export function StatusMark({ text, kind = statusKind(text) }: StatusMarkProps) {
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
          // Above the link that covers the row, so that the pointer reaches the text.
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
