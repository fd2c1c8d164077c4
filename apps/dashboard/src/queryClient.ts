import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { isRefused, isStatus, needsFactor, wordsOf } from './failures.ts'

/** The page of a write; the user can leave it before the response. */
export type WritingPage = {
  isOpen: () => boolean
  /** Whether the open page itself shows this failure. */
  shows: (error: unknown) => boolean
  /** Returns a message that replaces that of the failure after the page was left. */
  wordsFor?: ((error: Error) => string | undefined) | undefined
  /** Returns the address that shows the result or the error after the page was left. */
  outcomeAt: (outcome: unknown) => string
}

declare module '@tanstack/react-query' {
  interface Register {
    /** Options of mutations; `isSilent` shows no message after success. */
    mutationMeta: { invalidates?: QueryKey[]; page?: WritingPage; isSilent?: boolean }
  }
}

/** Shows a notice; `at` is where its link leads. */
type Notify = (kind: 'success' | 'error', message: string, at?: string) => void

/**
 * Creates the cache of server data. It shows the message of each write, and its failure unless the page shows that. A
 * page shows its own failed loads.
 */
export function createQueryClient(notify: Notify, savedText: string): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Opening a page always reloads; it shows cached rows until then.
        staleTime: 0,
        refetchOnMount: 'always',
        retry: (failures, error) => failures < 1 && !isRefused(error),
        retryDelay: 1000,
        // `navigator.onLine` is not reliable.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: renewIfLimited }),
    mutationCache: new MutationCache({
      onSuccess: async (result, _variables, _context, { meta }) => {
        if (!meta?.isSilent) notify('success', messageOf(result) ?? savedText, wayTo(result, meta?.page))
        const keys = meta?.invalidates ?? []
        await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      },
      onError: (error, _variables, _context, { meta }) => {
        renewIfLimited(error)
        // AppLayout shows that the session expired, AppFrame that the role requires a second factor.
        if (isStatus(error, 401) || needsFactor(error)) return
        if (meta?.page?.isOpen() && meta.page.shows(error)) return
        notify('error', meta?.page?.wordsFor?.(error) ?? wordsOf(error), wayTo(error, meta?.page))
      },
    }),
  })
  return queryClient

  /** The role began to require a second factor: the account tells the frame to ask for one. */
  function renewIfLimited(error: unknown) {
    if (needsFactor(error)) void queryClient.invalidateQueries({ queryKey: ['me'] })
  }
}

function wayTo(outcome: unknown, page: WritingPage | undefined): string | undefined {
  return page && !page.isOpen() ? page.outcomeAt(outcome) : undefined
}

function messageOf(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('message' in result)) return null
  return typeof result.message === 'string' && result.message !== '' ? result.message : null
}
