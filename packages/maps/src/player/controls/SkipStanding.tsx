'use client'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { Playback } from '../../playback/createPlayback.ts'
import { usePlaybackValue } from '../../playback/usePlayback.ts'
import { usePlayerTexts } from '../../texts/usePlayerTexts.ts'

/** Renders a checkbox; if it is checked, playback in recorded time skips the long halts of a trip. */
export function SkipStanding({ playback }: { playback: Playback }) {
  const texts = usePlayerTexts()
  const skip = usePlaybackValue(playback, (state) => state.skipStanding)
  return (
    <FormControlLabel
      label={texts.skipStanding}
      control={
        <Checkbox
          size="small"
          checked={skip}
          onChange={(_, checked) => playback.dispatch({ type: 'skipStanding', skip: checked })}
        />
      }
      slotProps={{ typography: { sx: { fontSize: 14 } } }}
      sx={{ mr: 0, height: 32, whiteSpace: 'nowrap' }}
    />
  )
}
