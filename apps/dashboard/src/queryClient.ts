import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { isRefused, isStatus, wordsOf } from './failures.ts'

/** What a write says about its page, which may be left before the answer comes. */
export type WritingPage = {
  isOpen: () => boolean
  /** Whether the open page itself shows this failure. */
  shows: (error: unknown) => boolean
  /** What to say of a failure in place of its own words, when the page was left. */
  wordsFor?: ((error: Error) => string | undefined) | undefined
  /** Where the outcome, a result or an error, is to be seen when the page was left. */
  outcomeAt: (outcome: unknown) => string
}

declare module '@tanstack/react-query' {
  interface Register {
    /** What the mutations of @sikud/api/queries say about themselves. */
    mutationMeta: { invalidates?: QueryKey[]; page?: WritingPage; isSilent?: boolean }
  }
}

/** Shows a notice; `at` is where its link leads. */
type Tell = (kind: 'success' | 'error', message: string, at?: string) => void

/**
 * The cache of server data, and the one owner of what a write has to say: its message, or its failure unless its page
 * shows that. A failed load is shown by its page.
 */
export function createQueryClient(tell: Tell, savedText: string): QueryClient {
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
      onSuccess: async (result, _variables, _context, { meta }) => {
        if (!meta?.isSilent) tell('success', messageOf(result) ?? savedText, wayTo(result, meta?.page))
        const keys = meta?.invalidates ?? []
        await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      },
      onError: (error, _variables, _context, { meta }) => {
        // The end of the session speaks for itself.
        if (isStatus(error, 401)) return
        if (meta?.page?.isOpen() && meta.page.shows(error)) return
        tell('error', meta?.page?.wordsFor?.(error) ?? wordsOf(error), wayTo(error, meta?.page))
      },
    }),
  })
  return queryClient
}

function wayTo(outcome: unknown, page: WritingPage | undefined): string | undefined {
  return page && !page.isOpen() ? page.outcomeAt(outcome) : undefined
}

function messageOf(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('message' in result)) return null
  return typeof result.message === 'string' && result.message !== '' ? result.message : null
}
