/** The column that a list is ordered by. */
export interface ListSort {
  key: string
  direction: 'asc' | 'desc'
}

/** What a person set on a list; small enough to live in the URL. */
export interface ListView {
  search: string
  sort: ListSort | null
  /** Counted from 1, as people read it. */
  page: number
  /** Keys of the filters that are on; a row has to pass all of them. */
  filter: readonly string[]
}

/** A list as it opens: everything, in the server's order, first page. */
export const initialListView: ListView = { search: '', sort: null, page: 1, filter: [] }

const ownParams = ['search', 'sort', 'page', 'filter']

/** Reads a list's view from URL parameters; whatever is malformed counts as absent. */
export function parseListView(params: URLSearchParams): ListView {
  return {
    search: params.get('search') ?? initialListView.search,
    sort: parseSort(params.get('sort')),
    page: parsePage(params.get('page')),
    filter: [...new Set(params.getAll('filter'))].filter((key) => key !== ''),
  }
}

/** Writes a view into URL parameters, leaving out what is as it was at first and keeping parameters of others. */
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
