'use client'
import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Companion } from './Companion.ts'
import { CompanionLetter } from './CompareToggle.tsx'
import { useSessionName } from '../texts/sessionTexts.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'
import { chipRadius } from '@sikud/ui/status'

interface CompanionChipsProps {
  companions: readonly Companion[]
  /** Called when the user removes a compared trip, with the key of that trip. */
  onCompare: (key: string) => void
}

/** Shows the compared trips with their letters and notes; each can be removed. */
export function CompanionChips({ companions, onCompare }: CompanionChipsProps) {
  const texts = useSessionsTexts()
  const nameOf = useSessionName()
  return (
    <Box
      component="ul"
      aria-label={texts.comparing}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        ml: 1,
        p: 0,
        listStyle: 'none',
        flexBasis: '100%',
      }}
    >
      {companions.map(({ key, session, note }, place) => (
        <Box component="li" key={key} sx={chipLook}>
          <CompanionLetter place={place} />
          {nameOf(session)}
          {note !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {note}
            </Box>
          )}
          <IconButton
            size="small"
            aria-label={texts.stopComparing(nameOf(session))}
            onClick={() => onCompare(key)}
          >
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

const chipLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  pl: 0.75,
  minHeight: 32,
  border: 1,
  borderColor: 'divider',
  borderRadius: chipRadius,
  fontSize: 13,
  fontWeight: 600,
} as const
