'use client'
import { useLocation } from './FleetApp.ts'
import { useMutation } from '@tanstack/react-query'
import type { MutationKey, MutationMeta } from '@tanstack/react-query'
import { useVisit } from './useVisit.ts'

export type PageWrite<Input, Result> = {
  mutationKey: MutationKey
  mutationFn: (input: Input) => Promise<Result>
  meta: MutationMeta
}

/**
 * Returns the mutation of a write that does not leave the page. `shows` returns whether the page itself shows an error.
 */
export function usePageWrite<Input, Result>(
  { mutationKey, mutationFn, meta }: PageWrite<Input, Result>,
  shows: (error: unknown) => boolean = () => false,
) {
  const visit = useVisit()
  const { pathname } = useLocation()
  return useMutation({
    mutationKey,
    mutationFn: (input: Input) => mutationFn(input),
    meta: { ...meta, page: { isOpen: visit.isOpen, shows, outcomeAt: () => pathname } },
  })
}

/** Returns the same mutation options, but the app shows no message after success, because the page shows the result. */
export function silently<Write extends { meta: object }>(write: Write) {
  return { ...write, meta: { ...write.meta, isSilent: true } }
}
