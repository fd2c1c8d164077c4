const PAGE = 10

/** The row that a key leads to; null for a key that moves nothing. */
export function gridKey(key: string, row: number, count: number): number | null {
  const target = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + PAGE,
    PageUp: row - PAGE,
    Home: 0,
    End: count - 1,
  }[key]
  return target === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, target))
}
