/** The named fields of rows as one list each, in their order: what `unnest` takes. */
export function columnsOf<Row extends object>(rows: readonly Row[], ...names: (keyof Row)[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]))
}
