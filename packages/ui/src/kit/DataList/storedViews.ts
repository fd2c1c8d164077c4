import { listViewParams, parseListView, type ListView } from './ListView.ts'

/** What a list shows: its columns in order, search, filters and sort order. */
export interface ShownView {
  view: ListView
  columns: readonly string[]
}

/** A view that the user saved under a name. */
export interface SavedView extends ShownView {
  id: string
  name: string
}

/** The saved views of a list, and the id of the one with which the list opens. */
export interface StoredViews {
  views: readonly SavedView[]
  first?: string | undefined
}

/** How many views a list has at most, so that the chips stay readable. */
export const MAX_VIEWS = 20

export const MAX_NAME = 40

/** Returns whether a list shows the same with both; the page and the order of the filters do not matter. */
export function showsSame(a: ShownView, b: ShownView): boolean {
  return textOf(a) === textOf(b)
}

function textOf({ view, columns }: ShownView): string {
  return [listViewParams({ ...view, page: 1, filter: view.filter.toSorted() }), columns.join()].join(' ')
}

/** Parses stored views. Leaves out invalid ones; returns undefined if the JSON is not an object with views. */
export function parseStoredViews(stored: string): StoredViews | undefined {
  const value: unknown = JSON.parse(stored)
  if (!isObject(value) || !Array.isArray(value['views'])) return undefined
  const views = value['views'].flatMap((row: unknown) => savedView(row) ?? []).slice(0, MAX_VIEWS)
  const first = views.find(({ id }) => id === value['first'])?.id
  return { views, first }
}

/** Returns the views as JSON. The search, filters and order are those of a URL. */
export function storedText({ views, first }: StoredViews): string {
  const rows = views.map(({ view, ...row }) => ({
    ...row,
    view: listViewParams({ ...view, page: 1 }).toString(),
  }))
  return JSON.stringify({ views: rows, first })
}

function savedView(row: unknown): SavedView | undefined {
  if (!isObject(row)) return undefined
  const { id, name, view, columns } = row
  if (typeof id !== 'string' || typeof name !== 'string' || typeof view !== 'string') return undefined
  if (!Array.isArray(columns) || !columns.every((key) => typeof key === 'string')) return undefined
  return { id, name: name.slice(0, MAX_NAME), view: parseListView(new URLSearchParams(view)), columns }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
