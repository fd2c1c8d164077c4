/** The column by which a list is sorted, and the direction. */
export interface ListSort {
  key: string
  direction: 'asc' | 'desc'
}

/** The search, sort order, page and filters that the user chose for a list. The dashboard stores them in the URL. */
export interface ListView {
  search: string
  sort: ListSort | null
  /** Page number, from 1. */
  page: number
  /**
   * Keys of the active filters. A row must match all of them, except for filters with the same group: of these it must
   * match only one.
   */
  filter: readonly string[]
}

/** The initial view of a list: the first page of all rows, in the order in which the caller passes them. */
export const initialListView: ListView = { search: '', sort: null, page: 1, filter: [] }

const ownParams = ['search', 'sort', 'page', 'filter']

/** Parses a view in URL parameters. Ignores malformed values. */
export function parseListView(params: URLSearchParams): ListView {
  return {
    search: params.get('search') ?? initialListView.search,
    sort: parseSort(params.get('sort')),
    page: parsePage(params.get('page')),
    filter: [...new Set(params.getAll('filter'))].filter((key) => key !== ''),
  }
}

/** Writes a view to URL parameters. Omits default values and keeps all other parameters. */
export function listViewParams(
  view: ListView,
  current: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(current)
  for (const name of ownParams) params.delete(name)
  if (view.search !== '') params.set('search', view.search)
  if (view.sort !== null) params.set('sort', `${view.sort.key}.${view.sort.direction}`)
  if (view.page > 1) params.set('page', String(view.page))
  for (const key of view.filter) params.append('filter', key)
  return params
}

/** Reads and writes a view, for `useRecordList` of `@sikud/api/react`. */
export const listUrl = { parse: parseListView, params: listViewParams }

function parseSort(text: string | null): ListSort | null {
  const match = /^(.+)\.(asc|desc)$/su.exec(text ?? '')
  if (match === null) return null
  const [, key = '', direction] = match
  return { key, direction: direction === 'desc' ? 'desc' : 'asc' }
}

function parsePage(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,6}$/u.test(text)) return initialListView.page
  return Number(text)
}
