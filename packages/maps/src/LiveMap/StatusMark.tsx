'use client'
import Box from '@mui/material/Box'
import { useMapColours } from '../useMapColours.ts'
import { statusKind } from './statusKind.ts'

const shapes = { moving: '▲', idle: '■', parked: 'P', offline: '○' }

/** A status in the server's words, with the shape and colour of its kind where that is known. */
export function StatusMark({ text }: { text: string | null }) {
  const { status } = useMapColours()
  const kind = statusKind(text)
  if (!kind) return text ?? '—'
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, fontWeight: 600, color: status[kind] }}>
      <span aria-hidden>{shapes[kind]}</span>
      {text}
    </Box>
  )
}
