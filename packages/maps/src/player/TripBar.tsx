'use client'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { GpsSession } from '@sikud/api'
import { useEffect, useState } from 'react'
import { cardRadius } from '@sikud/ui/status'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import type { ExportChoice } from '../export/exportTrip.ts'
import type { Playback } from '../playback/createPlayback.ts'
import { CompanionChips } from '../tripList/CompareToggle.tsx'
import type { TripChoice } from '../tripList/TripChoice.ts'
import { keepMapBelow } from '../workspace/Workspace.tsx'
import { TripHeading } from '../tripList/TripHeading.tsx'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'

export interface TripBarProps {
  session: GpsSession
  /** The shown trips, newest first. */
  trips: readonly GpsSession[]
  playback: Playback
  map: MapConfig
  onSelect: (key: string) => void
  /** Returns the URL of a point of the trip; without it there is no copy button. */
  linkTo?: ((index: number) => string) | undefined
  /** The speed limit in km/h. */
  speedLimit: number
  choice?: TripChoice | undefined
  /** See `TripPlayback`. */
  onExport?: ((session: GpsSession, format: ExportChoice) => Promise<void>) | null | undefined
  /** Deletes the trip; asks the user first. Without it there is no button to delete the trip. */
  onDelete?: ((session: GpsSession) => void) | undefined
}

/** Renders the bar over the top of the map: the played trip, the compared trips, and the buttons for the trip. */
export function TripBar({ session, trips, playback, map, speedLimit, linkTo, ...rest }: TripBarProps) {
  const { onSelect, choice, onExport, onDelete } = rest
  const texts = useSessionsTexts()
  const [refusal, setRefusal] = useState<{ session: GpsSession; message: string } | null>(null)
  return (
    <Box ref={keepMapBelow} sx={barLook}>
      <TripHeading
        trip={session}
        trips={trips}
        onSelect={onSelect}
        neighbours={choice?.paging?.neighbours}
        actions={
          <>
            {linkTo && <CopyLink link={() => linkTo(playback.getState().index)} />}
            {onExport !== null && (
              <ExportButton
                trip={playback.trip}
                session={session}
                map={map}
                speedLimit={speedLimit}
                onExport={onExport}
                onRefused={(message) => setRefusal(message === null ? null : { session, message })}
              />
            )}
            {onDelete && (
              <IconButton
                aria-label={texts.deleteTrip}
                title={texts.deleteTrip}
                onClick={() => onDelete(session)}
              >
                <DeleteOutlined />
              </IconButton>
            )}
          </>
        }
      />
      {refusal?.session === session && (
        <Box role="alert" sx={{ flexBasis: '100%', px: 1, pb: 1, fontSize: 13, color: 'error.main' }}>
          {refusal.message}
        </Box>
      )}
      {choice?.onCompare && choice.companions.length > 0 && (
        <CompanionChips companions={choice.companions} onCompare={choice.onCompare} />
      )}
    </Box>
  )
}

const barLook = {
  position: 'absolute',
  zIndex: 2,
  top: { xs: 8, md: 14 },
  left: { xs: 8, md: 'var(--map-left, 14px)' },
  right: { xs: 8, md: 'auto' },
  maxWidth: { md: 'min(640px, calc(100% - var(--map-left, 14px) - 14px))' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 56,
  px: 0.5,
  py: 0.25,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: cardRadius,
} as const

function CopyLink({ link }: { link: () => string }) {
  const texts = useSessionsTexts()
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (message === '') return undefined
    // Hides the message after 5 s, because playback may have moved on since the link was copied.
    const timer = setTimeout(() => setMessage(''), 5000)
    return () => clearTimeout(timer)
  }, [message])
  const copy = async () => {
    setMessage('')
    try {
      // Without HTTPS there is no clipboard API, so this call throws an error.
      await navigator.clipboard.writeText(link())
      setMessage(texts.linkCopied)
    } catch {
      setMessage(texts.linkNotCopied)
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="output" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {message}
      </Box>
      <IconButton aria-label={texts.copyLink} title={texts.copyLink} onClick={() => void copy()}>
        <LinkOutlined />
      </IconButton>
    </Box>
  )
}
