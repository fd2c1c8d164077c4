import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { refreshAfter } from '../query/createQueries.ts'
import type { FleetQueries, Write } from '../query/createQueries.ts'
import { isRefused, isStatus, needsFactor, wordsOf } from './failures.ts'

/** The page that sent a write request; the user may leave this page before the response. */
export type WritingPage = {
  isOpen: () => boolean
  /** Returns whether the open page itself shows this error. */
  shows: (error: unknown) => boolean
  /** Returns a message to show instead of the error's own message. */
  wordsFor?: ((error: Error) => string | undefined) | undefined
  /** Returns the URL of the link that the notice contains if the user has left the page. */
  outcomeAt: (outcome: unknown) => string
}

declare module '@tanstack/react-query' {
  interface Register {
    /** Extra options of mutations; `isSilent` means that no message is shown after success, `write` that
     * the data which it changed loads again. */
    mutationMeta: { write?: Write; page?: WritingPage; isSilent?: boolean }
  }
}

const RETRY_DELAY_MS = 1000
/** If the server asks to wait this long or shorter, the page keeps loading instead of showing an error. */
const MAX_WAIT_S = 15
const BUSY_TRIES = 3

/** Returns the delay in ms that a 429 asks for; null if it names none, or one too long to wait for. */
function waitOf(error: unknown): number | null {
  if (!isStatus(error, 429) || error.retryAfter === null || error.retryAfter > MAX_WAIT_S) return null
  return error.retryAfter * 1000
}

/** Shows a notice; `at` is the URL that the link of the notice opens, `undo` the run that the notice offers to undo. */
type Notify = (kind: 'success' | 'error', message: string, at?: string, undo?: number) => void

/**
 * Creates the cache of server data. It shows a notice after each successful write that is not silent. It also shows one
 * after a failed write, unless the page itself shows the error. Each page shows the errors of its queries.
 */
export function createQueryClient(notify: Notify, savedText: string): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Each page reloads its data when it opens, and shows cached data until the response.
        staleTime: 0,
        refetchOnMount: 'always',
        retry: (failures, error) =>
          waitOf(error) === null ? failures < 1 && !isRefused(error) : failures < BUSY_TRIES - 1,
        retryDelay: (_failures, error) => waitOf(error) ?? RETRY_DELAY_MS,
        // Sends requests even if `navigator.onLine` is false, because it is not reliable.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: renewIfLimited }),
    mutationCache: new MutationCache({
      onSuccess: async (result, variables, _context, { meta }) => {
        if (!meta?.isSilent)
          notify('success', messageOf(result) ?? savedText, wayTo(result, meta?.page), undoOf(result))
        await refreshAfter(queryClient, meta, variables)
      },
      onError: (error, _variables, _context, { meta }) => {
        renewIfLimited(error)
        // No notice here: AppLayout reports an expired session, and AppFrame reports a required second factor.
        if (isStatus(error, 401) || needsFactor(error)) return
        if (meta?.page?.isOpen() && meta.page.shows(error)) return
        notify('error', meta?.page?.wordsFor?.(error) ?? wordsOf(error), wayTo(error, meta?.page))
      },
    }),
  })
  return queryClient

  /** Reloads the account if the role now requires a second factor; AppFrame then asks for the factor. */
  function renewIfLimited(error: unknown) {
    if (needsFactor(error)) void queryClient.invalidateQueries({ queryKey: ['getMe'] })
  }
}

function wayTo(outcome: unknown, page: WritingPage | undefined): string | undefined {
  return page && !page.isOpen() ? page.outcomeAt(outcome) : undefined
}

function messageOf(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('message' in result)) return null
  return typeof result.message === 'string' && result.message !== '' ? result.message : null
}

function undoOf(result: unknown): number | undefined {
  if (typeof result !== 'object' || result === null || !('undo' in result)) return undefined
  return typeof result.undo === 'number' ? result.undo : undefined
}

/** Undoes a run. The query client shows the result, also an error; the promise never rejects. */
export async function undoRun(queryClient: QueryClient, client: FleetQueries, run: number): Promise<void> {
  await queryClient
    .getMutationCache()
    .build(queryClient, client.mutation('undoChange', { id: run }))
    .execute({})
    .catch(() => {})
}
