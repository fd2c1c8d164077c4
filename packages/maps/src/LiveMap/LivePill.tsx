'use client'
import Box from '@mui/material/Box'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import { useMapColours } from '../useMapColours.ts'
import { visuallyHidden } from '../visuallyHidden.ts'
import type { LivePosition } from './LivePosition.ts'
import { freshest, freshness, positionAge } from './positionAge.ts'
import { useNow } from './useNow.ts'

interface LivePillProps {
  positions: readonly LivePosition[]
  /** Whether the last request for positions failed. */
  disconnected: boolean
}

/** Says in a word whether what the map shows is live, and how old it is. */
export function LivePill({ positions, disconnected }: LivePillProps) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const { status } = useMapColours()
  const now = useNow()
  const newest = freshest(positions, now)
  const age = newest ? positionAge(newest, now) : null
  const live = !disconnected && newest !== undefined && freshness(newest, now) === 'live'
  const words =
    age && (age.since === 'recorded' ? texts.updated : texts.changed)(format.ageOf(age.milliseconds))
  const state = pillText()
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 13, color: 'text.secondary' }}>
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          flexShrink: 0,
          borderRadius: '50%',
          ...(live
            ? { bgcolor: status.moving, '@media (forced-colors: active)': { bgcolor: 'Highlight' } }
            : { border: 2, borderColor: disconnected ? 'error.main' : status.offline }),
        }}
      />
      <span>{words ? `${state} · ${words}` : state}</span>
      {/* Only that it is lost, and once: the age beside it changes every second. */}
      <Box component="output" sx={visuallyHidden}>
        {disconnected && texts.connectionLost}
      </Box>
    </Box>
  )

  function pillText() {
    if (disconnected) return texts.disconnected
    if (!newest) return texts.waiting
    if (!age) return texts.unknownAge
    return live ? texts.live : texts.stale
  }
}
