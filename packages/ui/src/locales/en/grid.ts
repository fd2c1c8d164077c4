import type { UiTexts } from '../UiTexts.ts'

export const grid: UiTexts['grid'] = {
  noRows: 'No rows',
  noResults: 'No results',
  noColumns: 'No columns',
  manageColumns: 'Choose columns',
  sort: 'Sort',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  unsort: 'Undo sorting',
  columnMenu: (column) => `Menu of column ${column}`,
  hideColumn: 'Hide column',
  yes: 'yes',
  no: 'no',
  expand: 'Expand',
  collapse: 'Collapse',
  more: 'more',
  rowsPerPage: 'Rows per page:',
  firstPage: 'First page',
  lastPage: 'Last page',
}
