/** Returns, for each name, an array with the values of that field in all rows, as parameters of `unnest`. */
export function columnsOf<Row extends object>(rows: readonly Row[], ...names: (keyof Row)[]): unknown[] {
  return names.map((name) => arrayOf(rows.map((row) => row[name])))
}

/**
 * Writes an array of numbers and nulls in PostgreSQL's text form, which is faster: pg would examine and escape each
 * element.
 */
export function arrayOf(values: readonly unknown[]): unknown {
  return values.every(isNumberOrNull) ? `{${values.map((value) => value ?? 'NULL').join(',')}}` : values
}

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || typeof value === 'number'
}

/** Returns SQL for a time as milliseconds since 1970, with fractions. */
export function epochMs(time: string): string {
  return `(extract(epoch from ${time}) * 1000)::float8`
}
