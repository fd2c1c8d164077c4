/** Returns one array for each name: the values of that field in all rows. The arrays are parameters of `unnest`. */
export function columnsOf<Row extends object>(rows: readonly Row[], ...names: (keyof Row)[]): unknown[] {
  return names.map((name) => arrayOf(rows.map((row) => row[name])))
}

/**
 * Returns an array of numbers and nulls as PostgreSQL text, because pg is slower: it would examine and escape each
 * element.
 */
export function arrayOf(values: readonly unknown[]): unknown {
  return values.every(isNumberOrNull) ? `{${values.map((value) => value ?? 'NULL').join(',')}}` : values
}

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || typeof value === 'number'
}

/** Returns SQL that converts a time to milliseconds since 1970, with fractions. */
export function epochMs(time: string): string {
  return `(extract(epoch from ${time}) * 1000)::float8`
}
