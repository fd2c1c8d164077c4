/** Returns the median; for an even number of values the mean of the middle two. */
export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1]
  const high = sorted[Math.floor(middle)]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** Formats rows as an aligned Markdown table; the first row is the header. */
export function table(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: string[]) => {
    const cells = widths.map((width, column) => {
      const text = row[column] ?? ''
      return /^[\d–+-]/.test(text) ? text.padStart(width) : text.padEnd(width)
    })
    return `| ${cells.join(' | ')} |`
  }
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [head = [], ...body] = rows
  return [line(head), rule, ...body.map(line)].join('\n')
}
