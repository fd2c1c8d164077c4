'use client'
import Box from '@mui/material/Box'
import { useMapColours } from '../useMapColours.ts'
import { type StatusKind, statusKind } from './statusKind.ts'

/** The shape of each kind, so that colour is not its only sign. */
export const statusShapes = { moving: '▲', idle: '■', parked: 'P', offline: '○' }

interface StatusMarkProps {
  text: string | null
  /** Told by the words where it is not given. */
  kind?: StatusKind | null
}

/** A status in the server's words, with the shape and colour of its kind where that is known. */
export function StatusMark({ text, kind = statusKind(text) }: StatusMarkProps) {
  const { status } = useMapColours()
  if (!kind) return text ?? '—'
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, fontWeight: 600, color: status[kind] }}>
      <span aria-hidden>{statusShapes[kind]}</span>
      {text}
    </Box>
  )
}
