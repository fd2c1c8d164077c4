'use client'
import { useLocation } from './FleetApp.ts'
import { useState } from 'react'
import { useSave } from './useSave.ts'
import type { SaveOptions } from './useSave.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

/** Returns a form for passwords: like `useRecordForm`, but without drafts. */
export function useSecretForm<Input>(options: Pick<SaveOptions<Input>, 'write' | 'to' | 'onSaved'>) {
  const { pathname } = useLocation()
  const [dirty, setDirty] = useState(false)
  const { save, saving } = useSave<Input>({
    ...options,
    outcomeAt: (outcome) => (outcome instanceof Error ? pathname : (options.to ?? pathname)),
  })
  useUnsavedGuard({ dirty, asks: dirty && !saving })
  return {
    form: { onSubmit: (input: Input) => save(input), saving, cancelTo: options.to, onDirtyChange: setDirty },
  }
}
