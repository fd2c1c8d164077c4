export { DataList } from './kit/DataList/DataList.tsx'
export type { DataListProps, RowActions } from './kit/DataList/DataListProps.ts'
export type { DataColumn, DataFilter, ListFilter } from './kit/DataList/DataColumn.ts'
export type { ListSelection, RowId } from './kit/DataList/useListSelection.ts'
export { initialListView, type ListSort, type ListView } from './kit/DataList/ListView.ts'
export { listUrl, listViewParams, parseListView } from './kit/DataList/ListView.ts'
export { ColumnChooser, type ColumnChooserProps } from './kit/ColumnChooser/ColumnChooser.tsx'
export { useVisibleColumns } from './kit/ColumnChooser/useVisibleColumns.ts'
export { useListColumns, type ColumnWidths } from './kit/ColumnChooser/useListColumns.ts'
export {
  useServerRows,
  type PageRequest,
  type ServerPage,
  type ServerRowsOptions,
} from './kit/DataList/useServerRows.ts'
export type { ChoosableColumn } from './kit/ColumnChooser/visibleColumns.ts'
export { loadGrid } from './kit/DataList/ListBody.tsx'
