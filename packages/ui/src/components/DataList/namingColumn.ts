import type { DataColumn } from './DataColumn.ts'

/** The column that names the rows: the one that says so, else the first. */
export function namingColumn<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined {
  return columns.find(({ naming }) => naming) ?? columns[0]
}
