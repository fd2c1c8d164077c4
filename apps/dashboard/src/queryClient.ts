import { ApiError } from '@sikud/api'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** What the mutations of @sikud/api/queries say about themselves. */
    mutationMeta: {
      invalidates?: QueryKey[]
      /** The write asks by itself what to do when another was faster (412). */
      asksWhenOutdated?: boolean
    }
  }
}

type Notify = (kind: 'success' | 'error', message: string) => void

/**
 * The cache of server data, and the owner of what a write has to say: its message, or its failure unless the
 * form can mark the fields. A failed load is shown by its page.
 */
export function createQueryClient(notify: Notify, savedText: string): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Opening a page always asks again; cached rows show meanwhile.
        staleTime: 0,
        refetchOnMount: 'always',
        retry: (failures, error) => failures < 1 && !isRefused(error),
        retryDelay: 1000,
        // The browser's word about being online is not reliable; the call itself tells.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: async (result, _variables, _context, mutation) => {
        notify('success', messageOf(result) ?? savedText)
        const keys = mutation.meta?.invalidates ?? []
        await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      },
      onError: (error, _variables, _context, { meta }) => {
        if (hasFields(error) || isSessionEnd(error)) return
        if (!(meta?.asksWhenOutdated && isOutdated(error))) notify('error', error.message)
      },
    }),
  })
  return queryClient
}

/** A 4xx answer stays the same however often it is asked for. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

function hasFields(error: unknown): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0
}

/** Whether a write was refused since another changed the record in the meantime. */
export function isOutdated(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 412
}

/** The end of the session speaks for itself. */
function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

function messageOf(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('message' in result)) return null
  return typeof result.message === 'string' && result.message !== '' ? result.message : null
}
