import type { FleetColumns } from './FleetColumns.ts'

/** Which vehicles stand under which mark; a mark of one vehicle is that vehicle. */
export interface FleetMarks {
  count: number
  /** The mark of each place of the order, -1 without a position. */
  markOf: Int32Array
  /** How many vehicles each mark stands for. */
  sizes: Int32Array
  /** A vehicle of each mark. */
  first: Int32Array
}

/** Marks nearer to each other than this part of a cell become one. */
const NEAR = 0.72
// Wider than the world has cells at the deepest zoom.
const ROW = 2 ** 24

/**
 * Puts vehicles whose marks would lie over each other under one, in cells of the world, so that panning changes nothing.
 * Takes the places where they are going, so that a glide does not either; `alone` keeps a mark of its own.
 */
export function clusterFleet(
  columns: FleetColumns,
  order: Int32Array,
  cellsAcross: number,
  alone: number,
): FleetMarks {
  const { toX, toY } = columns
  const markOf = new Int32Array(order.length)
  const marks = new Map<number, number>()
  const keys: number[] = []
  const sumX: number[] = []
  const sumY: number[] = []
  const size: number[] = []
  const first: number[] = []
  for (let at = 0; at < order.length; at += 1) {
    const slot = order[at] ?? 0
    const x = (toX[slot] ?? Number.NaN) * cellsAcross
    const y = (toY[slot] ?? Number.NaN) * cellsAcross
    if (Number.isNaN(x) || Number.isNaN(y)) {
      markOf[at] = -1
      continue
    }
    const key = slot === alone ? -1 : Math.floor(y) * ROW + Math.floor(x)
    let mark = marks.get(key)
    if (mark === undefined) {
      mark = size.length
      marks.set(key, mark)
      keys.push(key)
      sumX.push(0)
      sumY.push(0)
      size.push(0)
      first.push(slot)
    }
    markOf[at] = mark
    sumX[mark] = (sumX[mark] ?? 0) + x
    sumY[mark] = (sumY[mark] ?? 0) + y
    size[mark] = (size[mark] ?? 0) + 1
  }
  const into = mergeNear(marks, keys, (mark) => ({
    x: (sumX[mark] ?? 0) / (size[mark] ?? 1),
    y: (sumY[mark] ?? 0) / (size[mark] ?? 1),
  }))
  return renumber(markOf, into, size, first)
}

const neighbours = [-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1]

/** For each mark the one that takes it in: an earlier neighbour whose centre is near, else itself. */
function mergeNear(
  marks: Map<number, number>,
  keys: readonly number[],
  centre: (mark: number) => { x: number; y: number },
): Int32Array {
  const into = Int32Array.from(keys, (_, mark) => mark)
  for (let mark = 0; mark < keys.length; mark += 1) {
    const key = keys[mark] ?? -1
    if (key < 0 || into[mark] !== mark) continue
    const here = centre(mark)
    for (const step of neighbours) {
      const other = marks.get(key + step)
      if (other === undefined || other <= mark || into[other] !== other) continue
      const there = centre(other)
      if (Math.hypot(there.x - here.x, there.y - here.y) < NEAR) into[other] = mark
    }
  }
  return into
}

function renumber(
  markOf: Int32Array,
  into: Int32Array,
  size: readonly number[],
  first: readonly number[],
): FleetMarks {
  const numbers = new Int32Array(into.length)
  let count = 0
  // A mark is only ever taken in by an earlier one, which has its number by then.
  into.forEach((target, mark) => (numbers[mark] = target === mark ? count++ : (numbers[target] ?? 0)))
  const sizes = new Int32Array(count)
  const firsts = new Int32Array(count)
  into.forEach((target, mark) => {
    const number = numbers[mark] ?? 0
    sizes[number] = (sizes[number] ?? 0) + (size[mark] ?? 0)
    if (target === mark) firsts[number] = first[mark] ?? 0
  })
  for (let at = 0; at < markOf.length; at += 1) {
    const mark = markOf[at] ?? -1
    if (mark >= 0) markOf[at] = numbers[mark] ?? 0
  }
  return { count, markOf, sizes, first: firsts }
}
