import type { PageRequest, ServerPage } from './useServerRows.ts'
import { buildSearchIndex, matchRows, sortRows } from './selectRows.ts'
import { storyColumns, storyFilters, storyRows, type StoryRow } from './storyRows.ts'

/**
 * Returns a fake server with `count` rows that searches, filters, sorts and paginates. `latencyMs` is the time until it
 * responds to a request. It records the requests, fails while `fails` is true, and can delete rows. `reset`
 * undoes all that.
 */
export function storyServer(count: number, latencyMs: (request: PageRequest) => number = () => 60) {
  let all: readonly StoryRow[] = storyRows(count)
  const requests: PageRequest[] = []
  const server = {
    requests,
    fails: false,
    reset: () => {
      all = storyRows(count)
      requests.length = 0
      server.fails = false
    },
    remove: (rows: readonly StoryRow[]) => {
      const removed = new Set(rows.map(({ id }) => id))
      all = all.filter(({ id }) => !removed.has(id))
    },
    matching: (request: Pick<PageRequest, 'search' | 'filter' | 'sort'>) =>
      sortRows(
        matchRows(all, storyFilters, request, () => buildSearchIndex(all, storyColumns)),
        storyColumns,
        request.sort,
      ),
    load: async (request: PageRequest): Promise<ServerPage<StoryRow>> => {
      requests.push(request)
      const { fails } = server
      // It ignores `signal`, so that late responses arrive too.
      await new Promise((resolve) => setTimeout(resolve, latencyMs(request)))
      if (fails) throw new Error('Server tidak dapat dihubungi. Periksa koneksi Anda.')
      const rows = server.matching(request)
      const { page, pageSize } = request
      return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length }
    },
  }
  return server
}
