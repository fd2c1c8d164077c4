'use client'

import { useAge } from '../../hooks/useAge.ts'
import type { DateInput } from '../../format/createFormat.ts'

/** Shows how long ago a time was, and updates this text. */
export function Age({ at }: { at: DateInput }) {
  return useAge(at)
}
