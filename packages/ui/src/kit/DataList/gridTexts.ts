import type { GridLocaleText } from '@mui/x-data-grid'
import type { KitTexts } from '../texts.ts'

/** Returns the texts of the grid from our catalogue, because MUI's Indonesian locale has errors and gaps. */
export function gridTexts({ grid, list }: Pick<KitTexts, 'grid' | 'list'>): Partial<GridLocaleText> {
  return {
    noRowsLabel: grid.noRows,
    noResultsOverlayLabel: grid.noResults,
    noColumnsOverlayLabel: grid.noColumns,
    noColumnsOverlayManageColumns: grid.manageColumns,
    columnHeaderSortIconLabel: grid.sort,
    columnMenuLabel: list.columns,
    columnMenuAriaLabel: grid.columnMenu,
    columnMenuShowColumns: list.columns,
    columnMenuManageColumns: grid.manageColumns,
    columnMenuHideColumn: grid.hideColumn,
    columnMenuSortAsc: grid.sortAscending,
    columnMenuSortDesc: grid.sortDescending,
    columnMenuUnsort: grid.unsort,
    booleanCellTrueLabel: grid.yes,
    booleanCellFalseLabel: grid.no,
    longTextCellExpandLabel: grid.expand,
    longTextCellCollapseLabel: grid.collapse,
    actionsCellMore: grid.more,
    checkboxSelectionHeaderName: grid.selection,
    checkboxSelectionSelectAllRows: grid.selectPage,
    checkboxSelectionUnselectAllRows: grid.unselectPage,
    checkboxSelectionSelectRow: grid.selectRow,
    checkboxSelectionUnselectRow: grid.unselectRow,
    paginationRowsPerPage: grid.rowsPerPage,
    paginationDisplayedRows: ({ from, to, count }) => list.range(String(from), String(to), String(count)),
    paginationItemAriaLabel: (type) =>
      ({
        first: grid.firstPage,
        last: grid.lastPage,
        next: list.nextPage,
        previous: list.previousPage,
      })[type],
  }
}
