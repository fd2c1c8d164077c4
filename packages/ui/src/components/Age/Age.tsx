'use client'

import { useAge } from '../../hooks/useAge.ts'
import type { DateInput } from '../../format/createFormat.ts'

/** Shows how long ago a moment was and keeps that text up to date. */
export function Age({ at }: { at: DateInput }) {
  return useAge(at)
}
