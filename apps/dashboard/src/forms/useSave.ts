import type { WriteResult } from '@sikud/api'
import { useConfirm } from '@sikud/ui'
import { useMutation } from '@tanstack/react-query'
import type { MutationKey, MutationMeta } from '@tanstack/react-query'
import { useTexts } from '../texts.tsx'
import type { WritingPage } from '../queryClient.ts'
import { useVisit } from '../layouts/useVisit.ts'
import { isStatus, namesFields } from '../failures.ts'

/** Returns the options of a write; `version` is the version that an update replaces, where the server has versions. */
export type Write<Input> = (version?: string) => {
  mutationKey: MutationKey
  mutationFn: (input: Input) => Promise<WriteResult>
  meta: MutationMeta
}

export type SaveOptions<Input> = {
  write: Write<Input>
  /** The page to open after a save; by default the page stays open. */
  to?: string
  /** Returns another page to open, if the result names one. */
  opens?: (result: WriteResult) => { to: string; state?: object } | undefined
  /** Called after a save while the page is open. */
  onSaved?: () => void
  /** Whether the page itself shows a failure that names no field. */
  shows?: (error: unknown) => boolean
  wordsFor?: WritingPage['wordsFor']
  outcomeAt: WritingPage['outcomeAt']
  /** Loads the record again and returns its version; the form shows it unless it overwrites it. */
  renew?: (overwrite: boolean) => Promise<string | undefined>
}

type Sent<Input> = { input: Input; version: string | undefined }

/**
 * Saves a form and opens the next page. The form gets a failure and marks the fields that it names. After a conflict the
 * user chooses: overwrite, or see the newest record with the own changes.
 */
export function useSave<Input>(options: SaveOptions<Input>) {
  const { write, to, opens, onSaved, shows, wordsFor, outcomeAt, renew } = options
  const visit = useVisit()
  const confirm = useConfirm()
  const { outdated } = useTexts()
  const { mutationKey, meta } = write()
  const page: WritingPage = {
    isOpen: visit.isOpen,
    shows: (error) => namesFields(error) || asks(error) || shows?.(error) === true,
    wordsFor,
    outcomeAt,
  }
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationKey,
    mutationFn: ({ input, version }: Sent<Input>) => write(version).mutationFn(input),
    meta: { ...meta, page },
  })

  function asks(error: unknown): error is Error {
    return renew !== undefined && isStatus(error, 412)
  }

  async function save(input: Input, version?: string): Promise<WriteResult> {
    try {
      const result = await mutateAsync({ input, version })
      if (visit.isOpen()) onSaved?.()
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

  const leaves = to !== undefined || onSaved !== undefined
  return {
    save,
    isOpen: visit.isOpen,
    /** Whether the request is in flight. */
    isSending: isPending,
    /** Also true while the next page loads, so that nothing is saved twice. */
    saving: isPending || (leaves && isSuccess),
  }
}
