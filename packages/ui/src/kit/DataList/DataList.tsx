'use client'

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { readStored } from '../../hooks/browserStorage.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { defaultColumnKeys } from '../ColumnChooser/visibleColumns.ts'
import { listClass } from '../AppShell/shellSizes.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { lazyPart } from '../../lazy/lazyPart.tsx'
import { type DataColumn, type ListFilter, cellContent, namingColumn, shownColumns } from './DataColumn.ts'
import type { DataListProps } from './DataListProps.ts'
import { ListBody } from './ListBody.tsx'
import { ListFooter } from './ListFooter.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { type ListView, initialListView, listViewParams } from './ListView.ts'
import { SearchField, useSearchText } from './SearchField.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useListExport } from './useListExport.ts'
import { type RowId, useListSelection } from './useListSelection.ts'
import { type KitTexts, useListTexts, useStateTexts } from '../texts.ts'
import { MAX_PAGE_SIZE } from './selectRows.ts'
import { serverPage, useListRows } from './useListRows.ts'
import { usePageSelection } from './usePageSelection.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { usePhone } from '../../hooks/usePhone.ts'
import type { ColumnWidths } from '../ColumnChooser/useListColumns.ts'

const SavedViews = lazyPart(async () => (await import('./SavedViews.tsx')).SavedViews)
const PeekPanel = lazyPart(async () => (await import('./PeekPanel.tsx')).PeekPanel)

const noFilters: readonly ListFilter<unknown>[] = []
const noWidths: ColumnWidths = {}
const noRows: readonly never[] = []

/**
 * Renders records in a card with search, filters, columns, sort and pagination. The rows are a grid; on phones they are
 * a list with two lines for each row.
 */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const { label, rows, columns, filters = noFilters, loading = false, error, onRetry } = props
  const { selectionActions, pageSize = MAX_PAGE_SIZE, total, updating = false } = props
  const { retry } = useStateTexts()
  const texts = useListTexts()
  const { number } = useFormat()
  const [view, onViewChange] = useControlled(props.view, props.onViewChange, initialListView)
  const [columnKeys, setColumnKeys] = useControlled(
    props.visibleColumns,
    props.onVisibleColumnsChange,
    defaultColumnKeys(columns),
  )
  const defaultKeys = defaultColumnKeys(columns)
  const hasDefaultColumns = columnKeys.join() === defaultKeys.join()
  const [widths, setWidths] = useControlled(props.columnWidths, props.onColumnWidthsChange, noWidths)
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
  const sortBy = useCallback(
    (sort: ListView['sort']) => change({ sort: sortAfterClick(latest.current.sort, sort) }),
    [change],
  )
  const { text, setText, flush } = useSearchText(view.search, keepSearch)
  const showAll = useCallback(() => {
    setText('')
    change({ ...initialListView, sort: latest.current.sort })
  }, [change, setText])
  const isServed = total !== undefined
  const whole = useListRows({
    rows,
    columns,
    filters,
    pageSize,
    ...(isServed ? { view: initialListView, search: '' } : { view, search: text }),
  })
  const { ordered } = whole
  const shown = props.shownView ?? view
  const page = isServed ? serverPage(rows, total, shown.page, pageSize) : whole.page
  const matching = total ?? ordered.length
  const isNarrowed = shown.search !== '' || shown.filter.length > 0
  const visible = useMemo(() => shownColumns(columns, columnKeys), [columns, columnKeys])
  const ofAll = useListSelection({ rows: ordered, getRowId: props.getRowId })
  const ofPages = usePageSelection({
    rows: isServed ? rows : noRows,
    getRowId: props.getRowId,
    scope: JSON.stringify([shown.search, shown.filter]),
  })
  const { shown: rowSelection, selection } = isServed ? ofPages : ofAll
  const { exportRows, outcome } = useListExport({
    rows: ordered,
    columns: visible,
    noun: props.noun,
    onExport: props.onExport,
    exportMark: props.exportMark,
    loadAll: props.loadAll,
    label,
    choice: [
      [texts.exportSheet.search, shown.search],
      [texts.exportSheet.filters, labelsOf(filters, shown.filter)],
      [texts.exportSheet.sort, sortText(columns, isServed ? shown.sort : whole.sort, texts)],
    ],
  })
  const [peeked, setPeeked] = useState<RowId | null>(null)
  const phone = usePhone()
  const [isSelecting, setSelecting] = useState(false)
  const { peek } = props
  const peekedAt = page.rows.findIndex((row) => props.getRowId(row) === peeked)
  const peekedRow = page.rows[peekedAt]
  const naming = namingColumn(visible)
  const isExportable = props.onExport !== null && (!isServed || props.loadAll !== undefined)

  if (rows.length === 0 && !loading && !(isServed && (isNarrowed || updating))) {
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
    // Not hidden, so that the selection bar can stay at the bottom of the window.
    <Card component="section" aria-label={label} className={listClass} sx={{ overflow: 'clip' }}>
      <ListToolbar
        search={<SearchField text={text} onText={setText} onLeave={flush} />}
        views={
          // Without views, their code loads when there is something to save.
          props.viewsKey &&
          (readStored(props.viewsKey) !== null || listViewParams(view).size > 0 || !hasDefaultColumns) && (
            <SavedViews
              key={props.viewsKey}
              storageKey={props.viewsKey}
              view={view}
              onViewChange={onViewChange}
              columns={columnKeys}
              onColumnsChange={setColumnKeys}
              defaultColumns={defaultKeys}
            />
          )
        }
        columns={columns}
        filters={filters}
        activeFilters={view.filter}
        onFilters={(filter) => change({ filter })}
        visibleColumns={columnKeys}
        onVisibleColumnsChange={setColumnKeys}
        onWidth={(key, px) => setWidths({ ...widths, [key]: px })}
        onResetWidths={Object.keys(widths).length > 0 ? () => setWidths(noWidths) : undefined}
        actions={props.toolbar}
        onExport={
          isExportable ? (ordered.length > 0 ? async (format) => exportRows(format) : null) : undefined
        }
        selecting={selectionActions && isSelecting}
        onSelecting={(begins) => {
          setSelecting(begins)
          if (!begins) selection.clear()
        }}
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
          {texts.unreadable(number(rows.unreadable))}
        </Alert>
      )}
      <Box
        component="output"
        sx={{ display: 'block', height: 2, mb: '-2px', position: 'relative', zIndex: 1 }}
      >
        {updating && rows.length > 0 && (
          <>
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
            <LinearProgress aria-hidden sx={{ height: 2 }} />
          </>
        )}
      </Box>
      {!(error && rows.length === 0) && (
        <ListBody
          label={label}
          columns={visible}
          rows={page.rows}
          total={matching}
          page={page.page}
          pageSize={pageSize}
          sort={isServed ? shown.sort : whole.sort}
          columnWidths={widths}
          onColumnWidthsChange={setWidths}
          loading={rows.length === 0 && (!isServed || loading || updating)}
          getRowId={props.getRowId}
          rowTo={props.rowTo}
          rowBadge={props.rowBadge}
          rowActions={props.rowActions}
          selection={
            selectionActions && (!phone || isSelecting || selection.count > 0) ? rowSelection : undefined
          }
          onSortChange={sortBy}
          onShowAll={showAll}
          peeked={peekedRow === undefined ? null : peeked}
          onPeek={peek && setPeeked}
        />
      )}
      {peek && peekedRow !== undefined && (
        <PeekPanel
          title={naming && cellContent(naming, peekedRow)}
          to={props.rowTo?.(peekedRow)}
          onClose={() => setPeeked(null)}
          onStep={(by) => {
            const next = page.rows[peekedAt + by]
            if (next !== undefined) setPeeked(props.getRowId(next))
          }}
        >
          {peek(peekedRow)}
        </PeekPanel>
      )}
      {selectionActions && (
        <SelectionBar
          noun={props.noun}
          total={matching}
          selection={selection}
          onSelectAll={isServed ? undefined : ofAll.selectAll}
          onExport={isExportable ? async (format) => exportRows(format, selection.rows) : undefined}
          actions={selectionActions}
        />
      )}
      {rows.length > 0 && (
        <ListFooter
          noun={props.noun}
          total={isServed && isNarrowed ? undefined : (total ?? rows.length)}
          matching={matching}
          page={page}
          onPage={(wanted) => change({ page: wanted })}
        />
      )}
    </Card>
  )
}

/**
 * Returns the sort order after a click on a header. The grid asks for `wanted`, but on a second click while large lists
 * still sort it knows only the order before the first click, and asks for the same order again.
 */
function sortAfterClick(latest: ListView['sort'], wanted: ListView['sort']): ListView['sort'] {
  if (latest?.key !== wanted?.key || latest?.direction !== wanted?.direction) return wanted
  return wanted?.direction === 'asc' ? { ...wanted, direction: 'desc' } : null
}

/** Returns the names of the filters with these keys. */
function labelsOf<Row>(filters: readonly ListFilter<Row>[], keys: readonly string[]): string {
  return filters.flatMap(({ key, label }) => (keys.includes(key) ? label : [])).join(', ')
}

/** Returns the order of the rows in words; undefined without one. */
function sortText<Row>(
  columns: readonly DataColumn<Row>[],
  sort: ListView['sort'],
  { exportSheet }: KitTexts['list'],
): string | undefined {
  const column = columns.find(({ key }) => key === sort?.key)
  return column && exportSheet[sort?.direction === 'desc' ? 'descending' : 'ascending'](column.label)
}
