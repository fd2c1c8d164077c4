/** Returns the named fields of rows as one array each, as parameters of `unnest`. */
export function columnsOf<Row extends object>(rows: readonly Row[], ...names: (keyof Row)[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]))
}
