'use client'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import { useTripTexts } from '../texts/useTripTexts.ts'
import { HIGHEST_SPEED_LIMIT_KMH } from '../trip/speedLimits.ts'
import { chipRadius } from '@sikud/ui/status'

interface SpeedLimitFieldProps {
  /** The speed limit in km/h. */
  limit: number
  onLimit: (limit: number) => void
}

/** Renders a number field for the speed limit. An invalid value has no effect and is reset on blur. */
export function SpeedLimitField({ limit, onLimit }: SpeedLimitFieldProps) {
  const texts = useTripTexts()
  const { speedUnit } = useMapsFormat()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Label>
      {texts.speedLimit}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={HIGHEST_SPEED_LIMIT_KMH}
        value={typed ?? limit}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.validity.valid && target.value !== '') onLimit(target.valueAsNumber)
        }}
        onBlur={() => setTyped(null)}
      />
      {speedUnit}
    </Label>
  )
}

const Label = styled('label')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 13,
    color: palette.text.secondary,
    '& input': {
      width: 64,
      height: 32,
      padding: '0 4px 0 10px',
      font: 'inherit',
      color: palette.text.primary,
      background: 'transparent',
      border: `1px solid ${palette.text.disabled}`,
      borderRadius: chipRadius,
    },
    '& input:hover': { borderColor: palette.text.secondary },
    '& input:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    '& input:invalid': { borderColor: palette.error.main },
  }
})
