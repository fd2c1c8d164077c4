import { versionOf } from '@sikud/api'
import type { WriteResult } from '@sikud/api'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../services.ts'
import { useDraft } from './useDraft.ts'
import { useSave } from './useSave.ts'
import type { SaveOptions } from './useSave.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

type RecordFormOptions<Input> = Omit<SaveOptions<Input>, 'outcomeAt'> &
  Partial<Pick<SaveOptions<Input>, 'outcomeAt'>> & {
    /** The record that the form was opened with: its version goes with the save. */
    basis?: object | undefined
    /** The form that offers the text after a failure that came too late; this one by default. */
    draftAt?: (error: unknown) => string | undefined
  }

/**
 * What the form of a record needs from the app: it saves and goes on to `to`, asks before unsaved changes are left,
 * and keeps the text when the session ends or a save fails after the form was left. `offer` gives that back.
 */
export function useRecordForm<Values, Input>({ basis, draftAt, ...options }: RecordFormOptions<Input>) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const { session } = useServices()
  const [openedBy] = useState(session.token)
  const [dirty, setDirty] = useState(false)
  const draft = useDraft()
  const replaced = useRef(basis)
  /** What the form held when it was left during the save; null while no save is under way. */
  const held = useRef<{ entered?: Values } | null>(null)
  const { save, isOpen, isSending, saving } = useSave<Input>({
    outcomeAt: (outcome) => (outcome instanceof Error ? (draftAt?.(outcome) ?? here) : (options.to ?? here)),
    ...options,
  })
  useUnsavedGuard({ dirty, asks: dirty && !isSending })

  async function submit(input: Input): Promise<WriteResult> {
    const left: { entered?: Values } = {}
    held.current = left
    try {
      return await save(input, versionOf(basis))
    } catch (error) {
      if (left.entered !== undefined) draft.keep(left.entered, basis, draftAt?.(error))
      throw error
    } finally {
      held.current = null
    }
  }

  function abandon(entered: Values, why: 'left' | 'replaced') {
    if (why === 'replaced') draft.keep(entered, replaced.current)
    else if (held.current !== null) held.current.entered = entered
    else if (session.token() !== openedBy) draft.keep(entered, basis)
  }

  return {
    form: {
      onSubmit: submit,
      saving,
      cancelTo: options.to,
      onDirtyChange: setDirty,
      draft: draft.restored?.entered as Values | undefined, // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: kept by this form's own `abandon`
      onAbandon: abandon,
    },
    offer: {
      ...draft.offer,
      restore() {
        replaced.current = basis
        draft.offer.restore()
      },
    },
    draft,
    isOpen,
    /** Whether the record may no longer change under the form. */
    isFrozen: dirty || draft.restored !== undefined,
  }
}
