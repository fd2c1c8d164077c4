/** Returns one array for each named field of the rows, as parameters of `unnest`. */
export function columnsOf<Row extends object>(rows: readonly Row[], ...names: (keyof Row)[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]))
}

/** Returns SQL for a time as milliseconds since 1970, with fractions. */
export function epochMs(time: string): string {
  return `(extract(epoch from ${time}) * 1000)::float8`
}
