'use client'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { LivePosition } from './LivePosition.ts'
import { positionAge } from './positionAge.ts'
import { useNow } from './useNow.ts'

/** How old a position is: "12 dtk lalu", or "berubah 40 dtk lalu" where no record tells; it ticks by itself. */
export function AgeText({ position }: { position: LivePosition }) {
  const texts = useMapsTexts()
  const format = useMapsFormat()
  const age = positionAge(position, useNow())
  if (!age) return '—'
  const words = format.ageOf(age.milliseconds)
  return age.since === 'recorded' ? words : texts.changed(words)
}
