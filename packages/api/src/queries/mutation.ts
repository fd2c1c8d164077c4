import type { MutationKey, QueryKey } from '@tanstack/react-query'

/** Options for `useMutation`; `meta.invalidates` names the queries that the write makes stale. */
export function mutation<Result, Input = void>(
  mutationKey: MutationKey,
  mutationFn: (input: Input) => Promise<Result>,
  invalidates: QueryKey[],
) {
  return { mutationKey, mutationFn, meta: { invalidates } }
}
