'use client'
import { useLocation, useQuestion, useRecordTexts } from './FleetApp.ts'
import type { WriteResult } from '../models.ts'
import { useMutation } from '@tanstack/react-query'
import type { MutationKey, MutationMeta } from '@tanstack/react-query'
import type { WritingPage } from './queryClient.ts'
import { useVisit } from './useVisit.ts'
import { isStatus, namesFields } from './failures.ts'

/** Returns the mutation options of a write; for an update, `version` is the ETag of the record that it replaces. */
export type Write<Input> = (version?: string) => {
  mutationKey: MutationKey
  mutationFn: (variables: { body: Input }) => Promise<WriteResult>
  meta: MutationMeta
}

export type SaveOptions<Input> = {
  write: Write<Input>
  /** The page to open after a save; by default the page stays open. */
  to?: string
  /** Returns the page to open for this result; undefined opens `to`. */
  opens?: (result: WriteResult) => { to: string; state?: object } | undefined
  /** Called after a save, unless the user has left the page. */
  onSaved?: () => void
  /** Returns whether the page itself shows this error. The form always shows errors with messages for single fields. */
  shows?: (error: unknown) => boolean
  wordsFor?: WritingPage['wordsFor']
  outcomeAt: WritingPage['outcomeAt']
  /**
   * Reloads the record after a 412 and returns its version. If `overwrite` is true, the save is repeated with this
   * version. Otherwise the form shows the reloaded record and keeps the changes of the user.
   */
  renew?: (overwrite: boolean) => Promise<string | undefined>
}

type Sent<Input> = {
  input: Input
  version: string | undefined
  /** Whether the page stays open after the save, for the next record. */
  again: boolean
  /** Key of the router location at which the user sent the form. */
  sentFrom: string
}

/**
 * Returns `save`, which saves a form and, without `again`, opens the next page. If the request fails, `save` rejects with the error, and
 * the form marks the fields that the error names. After a 412 the user chooses: overwrite the newer record, or load it
 * and keep the changes in the form.
 */
export function useSave<Input>(options: SaveOptions<Input>) {
  const { write, to, opens, onSaved, shows, wordsFor, outcomeAt, renew } = options
  const visit = useVisit()
  const { key: here } = useLocation()
  const confirm = useQuestion()
  const { outdated } = useRecordTexts()
  const { mutationKey, meta } = write()
  const page: WritingPage = {
    isOpen: visit.isOpen,
    shows: (error) => namesFields(error) || asks(error) || shows?.(error) === true,
    wordsFor,
    outcomeAt,
  }
  const { mutateAsync, isPending, isSuccess, variables } = useMutation({
    mutationKey,
    mutationFn: ({ input, version }: Sent<Input>) => write(version).mutationFn({ body: input }),
    meta: { ...meta, page },
  })

  function asks(error: unknown): error is Error {
    return renew !== undefined && isStatus(error, 412)
  }

  async function save(input: Input, version?: string, again = false): Promise<WriteResult> {
    try {
      const result = await mutateAsync({ input, version, again, sentFrom: here })
      if (visit.isOpen()) onSaved?.()
      if (again) return result
      const next = opens?.(result) ?? (to !== undefined && { to })
      if (next) visit.goOn(next.to, next.state)
      return result
    } catch (error) {
      if (!asks(error) || !visit.isOpen()) throw error
      const overwrite = await confirm({ text: error.message, ...outdated, destructive: true })
      const newest = await renew?.(overwrite)
      if (overwrite) return save(input, newest)
      throw error
    }
  }

  // After a save, the form stays locked until the next page appears. If the user opens the form again before that, React
  // keeps it mounted, but the location has a new key. Then `isStillHere` is false, and the form is not locked.
  const isStillHere = variables?.sentFrom === here
  const leaves = variables?.again !== true && (to !== undefined || onSaved !== undefined)
  return {
    save,
    isOpen: visit.isOpen,
    /** True while the request runs. */
    isSending: isPending,
    /** True until the next page is shown, so that the user cannot save twice. */
    saving: isPending || (leaves && isSuccess && isStillHere),
  }
}
