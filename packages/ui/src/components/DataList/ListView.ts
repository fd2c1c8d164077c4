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
