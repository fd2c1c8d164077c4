'use client'

import { useAge } from '../../hooks/useAge.ts'
import type { Moment } from '../../locales/createFormat.ts'

/** Shows how long ago a moment was and keeps that text up to date. */
export function Age({ at }: { at: Moment }) {
  return useAge(at)
}
