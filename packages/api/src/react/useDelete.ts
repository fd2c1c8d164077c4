'use client'
import { useLocation, useQuestion, useRecordTexts } from './FleetApp.ts'
import type { WriteResult } from '../models.ts'
import { useMutation } from '@tanstack/react-query'
import type { MutationKey, MutationMeta } from '@tanstack/react-query'
import { useListAsLeft } from './leftLists.ts'
import { useVisit } from './useVisit.ts'
import { isStatus } from './failures.ts'

export type Deletion = {
  mutationKey: MutationKey
  mutationFn: () => Promise<WriteResult>
  meta: MutationMeta
}

/**
 * Returns a function that asks for confirmation, deletes a record and opens its list as the user left it. `text` is the question. If
 * somebody has already deleted the record, that counts as success.
 */
export function useDelete({ mutationKey, mutationFn, meta }: Deletion, listTo: string, text?: string) {
  const visit = useVisit()
  const asLeft = useListAsLeft()
  const confirm = useQuestion()
  const { deleted } = useRecordTexts()
  const { pathname } = useLocation()
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    mutationFn: () =>
      mutationFn().catch((error: unknown) => {
        if (isStatus(error, 404)) return { message: deleted.before }
        throw error
      }),
    meta: {
      ...meta,
      page: {
        isOpen: visit.isOpen,
        shows: () => false,
        outcomeAt: (outcome) => (outcome instanceof Error ? pathname : asLeft(listTo)),
      },
    },
  })
  return async () => {
    if (isPending || !(await confirm({ text }))) return
    await mutateAsync().then(
      () => visit.goOn(asLeft(listTo)),
      () => {}, // the query client shows the error
    )
  }
}
