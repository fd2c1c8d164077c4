'use client'

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { defaultColumnKeys } from '../ColumnChooser/visibleColumns.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { type DataColumn, type DataFilter, shownColumns } from './DataColumn.ts'
import type { DataListProps } from './DataListProps.ts'
import { ListBody } from './ListBody.tsx'
import { ListFooter } from './ListFooter.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { type ListView, initialListView } from './ListView.ts'
import { SearchField, useSearchText } from './SearchField.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useListExport } from './useListExport.ts'
import { useListSelection } from './useListSelection.ts'
import { useListTexts, useStateTexts } from '../texts.ts'
import { buildSearchIndex, matchRows, pageRows, sortRows } from './selectRows.ts'

const noFilters: readonly DataFilter<unknown>[] = []

/**
 * Renders records in a card with search, filters, columns, sort and pagination. The rows are a grid; on phones they are
 * a list with two lines for each row.
 */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const { label, rows, columns, filters = noFilters, loading = false, error, onRetry } = props
  const { selectionActions } = props
  const { retry } = useStateTexts()
  const { unreadable } = useListTexts()
  const { number } = useFormat()
  const [view, onViewChange] = useControlled(props.view, props.onViewChange, initialListView)
  const [columnKeys, setColumnKeys] = useControlled(
    props.visibleColumns,
    props.onVisibleColumnsChange,
    defaultColumnKeys(columns),
  )
  // Event handlers read the view from this ref, so that the handlers are the same functions in each render. `ListBody`
  // then renders only when the rows change.
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  }, [view])
  const change = useCallback(
    (part: Partial<ListView>) => onViewChange({ ...latest.current, page: 1, ...part }),
    [onViewChange],
  )
  const keepSearch = useCallback((search: string) => change({ search }), [change])
  const sortBy = useCallback((sort: ListView['sort']) => change({ sort }), [change])
  const { text, setText, flush } = useSearchText(view.search, keepSearch)
  const showAll = useCallback(() => {
    setText('')
    change({ ...initialListView, sort: latest.current.sort })
  }, [change, setText])
  const { ordered, page, sort } = useListRows({ rows, columns, filters, view, search: text })
  const visible = useMemo(() => shownColumns(columns, columnKeys), [columns, columnKeys])
  const {
    shown: rowSelection,
    selection,
    selectAll,
  } = useListSelection({
    rows: ordered,
    getRowId: props.getRowId,
  })
  const { exportRows, outcome } = useListExport({
    rows: ordered,
    columns: visible,
    noun: props.noun,
    onExport: props.onExport,
  })

  if (rows.length === 0 && !loading) {
    return (
      <Card component="section" aria-label={label}>
        {error ? (
          <ErrorState message={error} onRetry={onRetry} />
        ) : (
          <Box component="output" sx={{ display: 'block' }}>
            {props.emptyState}
          </Box>
        )}
      </Card>
    )
  }
  return (
    <Card component="section" aria-label={label}>
      <ListToolbar
        search={<SearchField text={text} onText={setText} onLeave={flush} />}
        columns={columns}
        filters={filters}
        activeFilters={view.filter}
        onFilters={(filter) => change({ filter })}
        visibleColumns={columnKeys}
        onVisibleColumnsChange={setColumnKeys}
        actions={props.toolbar}
        onExport={ordered.length > 0 ? exportRows : null}
        outcome={outcome}
      />
      {error && (
        <Alert
          severity="error"
          sx={{ mx: 2, mb: 2 }}
          action={
            onRetry && (
              <Button color="inherit" onClick={onRetry}>
                {retry}
              </Button>
            )
          }
        >
          {error}
        </Alert>
      )}
      {rows.unreadable !== undefined && (
        <Alert severity="warning" sx={{ mx: 2, mb: 2 }}>
          {unreadable(number(rows.unreadable))}
        </Alert>
      )}
      <ListBody
        label={label}
        columns={visible}
        rows={page.rows}
        total={ordered.length}
        page={page.page}
        sort={sort}
        loading={rows.length === 0}
        getRowId={props.getRowId}
        rowTo={props.rowTo}
        rowBadge={props.rowBadge}
        rowActions={props.rowActions}
        selection={selectionActions && rowSelection}
        onSortChange={sortBy}
        onShowAll={showAll}
      />
      {selectionActions && (
        <SelectionBar
          noun={props.noun}
          total={ordered.length}
          selection={selection}
          onSelectAll={selectAll}
          actions={selectionActions}
        />
      )}
      {rows.length > 0 && (
        <ListFooter
          noun={props.noun}
          total={rows.length}
          matching={ordered.length}
          page={page}
          onPage={(wanted) => change({ page: wanted })}
        />
      )}
    </Card>
  )
}

/** Returns a value and its setter. The parent component can control the value; otherwise this hook stores it. */
function useControlled<Value>(
  held: Value | undefined,
  onChange: ((value: Value) => void) | undefined,
  initial: Value,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const change = useCallback(
    (value: Value) => {
      setOwn(value)
      onChange?.(value)
    },
    [onChange],
  )
  return [held === undefined ? own : held, change]
}

interface ListInput<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  filters: readonly DataFilter<Row>[]
  view: ListView
  /** Current text of the search field. `view` gets the same text after a delay. */
  search: string
}

/**
 * Searches, filters, sorts and paginates rows. Each step is memoised. The page first renders the new view and search
 * text, and the new rows in a later render, so that it responds to keys and clicks at once. Also returns the sort order
 * of the returned rows, which can be older than that of the view.
 */
function useListRows<Row>({ rows, columns, filters, view, search }: ListInput<Row>) {
  const text = useDeferredValue(search)
  const shown = useDeferredValue(view)
  const index = useMemo(() => once(() => buildSearchIndex(rows, columns)), [rows, columns])
  const filterKeys = shown.filter.join('\n')
  const matching = useMemo(
    () => matchRows(rows, filters, { search: text, filter: filterKeys.split('\n') }, index),
    [rows, filters, text, filterKeys, index],
  )
  const { key, direction } = shown.sort ?? {}
  const ordered = useMemo(
    () => sortRows(matching, columns, key && direction ? { key, direction } : null),
    [matching, columns, key, direction],
  )
  const wanted = text === shown.search ? shown.page : 1
  const page = useMemo(() => pageRows(ordered, wanted), [ordered, wanted])
  return { ordered, page, sort: shown.sort }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
