/** A time range [from, to) in milliseconds since 1970. */
export type TimeRange = readonly [from: number, to: number]

/** Returns the parts of the ranges that are also within `others`, sorted and without overlaps. */
export function intersect(ranges: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] {
  return unite(
    ranges.flatMap(([from, to]) =>
      others.map(([start, end]): TimeRange => [Math.max(from, start), Math.min(to, end)]),
    ),
  )
}

/** Returns the parts of the ranges that are not within `others`, sorted and without overlaps. */
export function subtract(ranges: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] {
  let left = unite(ranges)
  for (const [start, end] of unite(others)) {
    left = left.flatMap(([from, to]): TimeRange[] =>
      end <= from || start >= to
        ? [[from, to]]
        : [
            [from, start],
            [end, to],
          ],
    )
  }
  return left.filter(isNotEmpty)
}

/** Returns the union of ranges, sorted and without overlaps. */
export function unite(ranges: readonly TimeRange[]): TimeRange[] {
  const united: [number, number][] = []
  for (const [from, to] of ranges.filter(isNotEmpty).toSorted((a, b) => a[0] - b[0])) {
    const last = united.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else united.push([from, to])
  }
  return united
}

/** Returns the total length of ranges without overlaps, in milliseconds. */
export function totalMs(ranges: readonly TimeRange[]): number {
  return ranges.reduce((total, [from, to]) => total + to - from, 0)
}

function isNotEmpty([from, to]: TimeRange): boolean {
  return from < to
}
