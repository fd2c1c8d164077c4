'use client'
import { useFleetApp, useLocation } from './FleetApp.ts'
import type { Versioned, WriteResult } from '../models.ts'
import { useCallback, useRef, useState } from 'react'
import { useDraft } from './useDraft.ts'
import { useSave } from './useSave.ts'
import type { SaveOptions } from './useSave.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

export type RecordFormOptions<Input> = Omit<SaveOptions<Input>, 'outcomeAt'> &
  Partial<Pick<SaveOptions<Input>, 'outcomeAt'>> & {
    /** The record that the form shows; a save sends the version (ETag) of this record. */
    basis?: Versioned<object> | undefined
    /**
     * Called if a save fails after the user has left the form. Returns the URL of the form that offers the draft;
     * undefined means the form that the user left.
     */
    draftAt?: (error: unknown) => string | undefined
    /** Whether this browser stores what is typed, so that it survives a reload. Never for a form with a password. */
    isStored?: boolean
  }

/**
 * Connects the form of a record to the app: saves it, opens the page `to`, and asks before the user leaves unsaved
 * changes. Keeps a draft when the session ends, or when a save fails after the user has left; with `isStored`
 * also over a reload. The returned `offer` has functions that restore or discard the draft.
 */
export function useRecordForm<Values, Input>(all: RecordFormOptions<Input>) {
  const { basis, draftAt, isStored, ...options } = all
  const { pathname, search } = useLocation()
  const here = pathname + search
  const { isBase, session } = useFleetApp()
  const [openedBy] = useState(session.token)
  const [dirty, setDirty] = useState(false)
  const draft = useDraft(isStored)
  const replaced = useRef(basis)
  /** The running save, or null. If the user leaves before it ends, `entered` keeps the entries for a draft. */
  const runningSave = useRef<{ entered?: Values } | null>(null)
  const { save, isOpen, isSending, saving } = useSave<Input>({
    outcomeAt: (outcome) => (outcome instanceof Error ? (draftAt?.(outcome) ?? here) : (options.to ?? here)),
    ...options,
  })
  useUnsavedGuard({ dirty, asks: dirty && !isSending })

  async function submit(input: Input, again = false): Promise<WriteResult> {
    const thisSave: { entered?: Values } = {}
    runningSave.current = thisSave
    try {
      const result = await save(input, basis?.etag, again)
      draft.erase()
      return result
    } catch (error) {
      if (thisSave.entered !== undefined) {
        draft.keep(thisSave.entered, basis, draftAt?.(error))
        draft.erase()
      }
      throw error
    } finally {
      runningSave.current = null
    }
  }

  function keepAbandonedValues(entered: Values, why: 'left' | 'replaced') {
    if (why === 'replaced') draft.keep(entered, replaced.current)
    else if (runningSave.current !== null) runningSave.current.entered = entered
    else if (session.token() !== openedBy) draft.keep(entered, basis)
    else draft.erase()
  }

  const { erase, store } = draft
  const changeDirty = useCallback(
    (isDirty: boolean) => {
      setDirty(isDirty)
      if (!isDirty) erase()
    },
    [erase],
  )

  return {
    form: {
      onSubmit: submit,
      saving,
      cancelTo: options.to,
      isBase,
      onDirtyChange: changeDirty,
      onEntered: store && ((entered: Values) => store(entered, basis)),
      draft: draft.restored?.entered as Values | undefined, // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: `keepAbandonedValues` of this form stored these values
      onAbandon: keepAbandonedValues,
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
    /** True if the form must not change to a newer version of the record, because the user would lose entries. */
    isFrozen: dirty || draft.restored !== undefined,
  }
}
