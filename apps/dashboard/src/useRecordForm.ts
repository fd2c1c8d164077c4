import type { WriteResult } from '@sikud/api'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from './useDraft.ts'
import { useSave } from './useSave.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

/**
 * What the form of a record needs from the app: it saves and goes on to `to`, asks before unsaved changes are
 * left, and keeps what was typed when the session ends. `offer` gives that back at the next visit.
 */
export function useRecordForm<Values, Input>(
  options: UseMutationOptions<WriteResult, Error, Input>,
  to: string,
) {
  const { save, saving } = useSave(options, to)
  const [dirty, setDirty] = useState(false)
  useUnsavedGuard(dirty)
  const { draft, keep, ...offer } = useDraft<Values>()
  const form = { onSubmit: save, saving, cancelTo: to, onDirtyChange: setDirty, draft, onAbandon: keep }
  return { form, offer }
}
