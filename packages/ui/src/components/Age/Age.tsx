'use client'

import { useAge } from '../../hooks/useAge.ts'
import type { DateInput } from '../../format/createFormat.ts'

/** Shows the age of a time and updates it. */
export function Age({ at }: { at: DateInput }) {
  return useAge(at)
}
