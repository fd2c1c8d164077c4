import type { GridColDef } from '@mui/x-data-grid'
import { type DataColumn, cellContent } from './DataColumn.ts'
import { RowLink } from './RowLink.tsx'
import type { RowTableProps } from './RowTableProps.ts'

/** Converts a column to a grid column; with `link` its cells are the row's link. */
export function toGridColumn<Row extends object>(
  column: DataColumn<Row>,
  link: Pick<RowTableProps<Row>, 'rowTo' | 'rowBadge'> | null,
): GridColDef<Row> {
  const { key, label, align = 'left', width } = column
  return {
    field: key,
    headerName: label,
    display: 'flex',
    align,
    headerAlign: align,
    ...(width === undefined ? { flex: column.flex ?? 1, minWidth: 120 } : { width }),
    valueGetter: (_, row) => column.value(row),
    renderCell: ({ row, tabIndex }) =>
      link === null ? (
        cellContent(column, row)
      ) : (
        <RowLink to={link.rowTo(row)} tabIndex={tabIndex} badge={link.rowBadge?.(row)}>
          {cellContent(column, row)}
        </RowLink>
      ),
  }
}
