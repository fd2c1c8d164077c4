'use client'

import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useControlled } from '../../hooks/useControlled.ts'
import { messageOf } from './useListExport.ts'
import { useStateTexts } from '../texts.ts'
import { type ListView, initialListView } from './ListView.ts'
import { MAX_PAGE_SIZE } from './selectRows.ts'

/** The page of rows that a list needs from a server: search, sort order, filters and page number from 1. */
export interface PageRequest extends ListView {
  pageSize: number
  /** Aborted when the list no longer needs the page. Pass it to `fetch`. */
  signal: AbortSignal
}

/** One page of rows from a server. */
export interface ServerPage<Row> {
  rows: readonly Row[]
  /** Number of rows on all pages that match search and filters. */
  total: number
}

/** What the list wanted when it sent a request. */
interface Asked {
  request: string
  view: ListView
  scope: string
}

export interface ServerRowsOptions {
  /** Search, sort order, page and filters. Without it, the hook stores them. */
  view?: ListView
  onViewChange?: (view: ListView) => void
  /** Rows on a page; 100 by default and at most. */
  pageSize?: number
  /** Identifies what is listed, such as a depot. If it changes, the old rows disappear and the new ones load. */
  scope?: string
}

/**
 * Loads the rows of a list page by page from a server that searches, filters and sorts. Pass `list` to `DataList`. The
 * previous page stays until the next one has loaded, and a late response never replaces a newer one. Call `reload` after
 * a change of the records.
 */
export function useServerRows<Row>(
  load: (request: PageRequest) => Promise<ServerPage<Row>>,
  { pageSize = MAX_PAGE_SIZE, scope = '', ...held }: ServerRowsOptions = {},
) {
  const { failed } = useStateTexts()
  const [view, setView] = useControlled(held.view, held.onViewChange, initialListView)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<ServerPage<Row> & { view: ListView; scope: string }>()
  const [ended, setEnded] = useState<{ request: string; error: unknown }>()
  const request = JSON.stringify([scope, pageSize, attempt, view])

  const ask = useEffectEvent((signal: AbortSignal) => {
    const loadPage = async () => load({ ...view, pageSize, signal })
    return { view, scope, response: loadPage() }
  })
  const show = useEffectEvent(({ rows, total }: ServerPage<Row>, asked: Asked) => {
    const { page } = asked.view
    if (rows.length === 0 && page > 1) {
      // The last rows of this page were deleted.
      const lastPage = Math.max(1, Math.ceil(total / pageSize))
      setView({ ...asked.view, page: Math.min(page - 1, lastPage) })
      return
    }
    setShown({ rows, total, view: asked.view, scope: asked.scope })
    setEnded({ request: asked.request, error: null })
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const { response, ...of } = ask(signal)
    const asked = { ...of, request }
    response.then(
      (page) => signal.aborted || show(page, asked),
      (error: unknown) => signal.aborted || setEnded({ request, error }),
    )
    return () => controller.abort()
  }, [request])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  const page = shown?.scope === scope ? shown : undefined
  const updating = ended?.request !== request
  const hasFailed = !updating && ended.error !== null
  const onViewChange = useCallback(
    (next: ListView) => {
      // The next view can be the one that failed.
      if (hasFailed) reload()
      setView(next)
    },
    [hasFailed, reload, setView],
  )
  const list = {
    rows: page?.rows ?? noRows,
    total: page?.total ?? 0,
    pageSize,
    view,
    shownView: page?.view ?? view,
    onViewChange,
    loading: page === undefined && updating,
    updating,
    error: hasFailed ? messageOf(ended.error) || failed : null,
    onRetry: reload,
  }
  return { list, reload }
}

const noRows: never[] = []
