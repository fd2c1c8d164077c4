'use client'
import TextField from '@mui/material/TextField'
import { useTakeTexts } from '../texts/useTakeTexts.ts'
import { useTyped } from './useTyped.ts'

interface DistanceFieldProps {
  /** Kilometres. */
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** How long a trip must be at least; a comma is a decimal point too. */
export function DistanceField({ value, onChange }: DistanceFieldProps) {
  const texts = useTakeTexts()
  const [text, setTyped] = useTyped(String(value ?? ''))
  return (
    <TextField
      size="small"
      label={texts.distanceAtLeast}
      value={text}
      onChange={({ target }) => {
        const next = kilometres(target.value)
        if (next === null) return
        setTyped(target.value, String(next ?? ''))
        if (next !== value) onChange(next)
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}

/** The number that was typed, undefined for none; null when it is no number. */
function kilometres(text: string): number | undefined | null {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return undefined
  return /^\d{1,6}(\.\d{0,2})?$/.test(plain) ? Number(plain) : null
}
