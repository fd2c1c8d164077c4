import type { FleetColumns } from '../store/FleetColumns.ts'

/** Assigns each vehicle to a mark. A mark is a symbol on the map for one vehicle or a cluster. */
export interface ClusterMarks {
  count: number
  /** For each vehicle of `order` (see `make`), the index of its mark; −1 for a vehicle without a position. */
  markOf: Int32Array
  /** Number of vehicles in each mark. */
  sizes: Int32Array
  /** For each mark, the slot of one of its vehicles. */
  first: Int32Array
}

/** Approximate maximum number of vehicles and clusters on the screen. */
const MOST_MARKS = 400
/** Smallest width of a cell, in px. */
const SMALLEST_CELL = 40
/** Marks closer to each other than this fraction of a cell are merged. */
const NEAR = 0.72

/** Clusters the fleet at each update; reuses its arrays, because allocating them costs as much as the clustering. */
export class FleetClusters {
  readonly #cells = new Map<number, number>()
  readonly #groups = new Groups()

  /**
   * Merges vehicles whose marks would overlap. Panning does not change clusters, because the cells are fixed in the
   * world. Animation does not change clusters, because this method uses the newest position of each vehicle and not the
   * drawn one. The vehicle in the slot `alone` is never merged.
   */
  make({ toX, toY }: FleetColumns, order: Int32Array, cellsAcross: number, alone: number): ClusterMarks {
    const cells = this.#cells
    const groups = this.#groups
    cells.clear()
    groups.clear(order.length)
    const markOf = new Int32Array(order.length)
    for (let at = 0; at < order.length; at += 1) {
      const slot = order[at] ?? 0
      const x = (toX[slot] ?? Number.NaN) * cellsAcross
      const y = (toY[slot] ?? Number.NaN) * cellsAcross
      if (Number.isNaN(x) || Number.isNaN(y)) {
        markOf[at] = -1
        continue
      }
      const cell = cellKey(Math.floor(x), Math.floor(y))
      let mark = slot === alone ? undefined : cells.get(cell)
      if (mark === undefined) {
        mark = groups.add(slot)
        if (slot !== alone) cells.set(cell, mark)
      }
      markOf[at] = mark
      groups.put(mark, x, y)
    }
    return renumber(markOf, mergeNear(cells, groups, alone), groups)
  }
}

/** Returns the width of a cell for clustering, in px at an integer zoom, for a map of this size in px. */
export function cellSize(width: number, height: number) {
  return Math.max(SMALLEST_CELL, Math.ceil(Math.sqrt((width * height) / MOST_MARKS) / 8) * 8)
}

/** Returns the key of a cell. It is exact (below 2^53), as the world is less than 2^26 cells wide even at zoom 22. */
const cellKey = (column: number, row: number) => column * 2 ** 26 + row

/** Stores a group for each cell with vehicles: their number, the sum of their positions, and one of their slots. */
class Groups {
  count = 0
  sumX = new Float64Array(0)
  sumY = new Float64Array(0)
  size = new Int32Array(0)
  first = new Int32Array(0)

  /** Removes all groups, and enlarges the arrays if they have room for fewer than `most` groups. */
  clear(most: number) {
    if (most > this.size.length) {
      this.sumX = new Float64Array(most)
      this.sumY = new Float64Array(most)
      this.size = new Int32Array(most)
      this.first = new Int32Array(most)
    }
    this.sumX.fill(0, 0, this.count)
    this.sumY.fill(0, 0, this.count)
    this.size.fill(0, 0, this.count)
    this.count = 0
  }

  add(slot: number): number {
    this.first[this.count] = slot
    return this.count++
  }

  put(group: number, x: number, y: number) {
    this.sumX[group] = (this.sumX[group] ?? 0) + x
    this.sumY[group] = (this.sumY[group] ?? 0) + y
    this.size[group] = (this.size[group] ?? 0) + 1
  }

  x(group: number): number {
    return (this.sumX[group] ?? 0) / (this.size[group] ?? 1)
  }

  y(group: number): number {
    return (this.sumY[group] ?? 0) / (this.size[group] ?? 1)
  }
}

/** Returns for each mark the index of the earlier mark into which it merges, or its own index. */
function mergeNear(cells: ReadonlyMap<number, number>, groups: Groups, alone: number): Int32Array {
  const into = Int32Array.from({ length: groups.count }, (_, mark) => mark)
  for (let mark = 0; mark < groups.count; mark += 1) {
    if (into[mark] !== mark || groups.first[mark] === alone) continue
    const [x, y] = [groups.x(mark), groups.y(mark)]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    for (let near = row - 1; near <= row + 1; near += 1) {
      for (let beside = column - 1; beside <= column + 1; beside += 1) {
        const other = cells.get(cellKey(beside, near)) ?? -1
        if (other <= mark || into[other] !== other) continue
        const [wayX, wayY] = [groups.x(other) - x, groups.y(other) - y]
        if (wayX * wayX + wayY * wayY < NEAR * NEAR) into[other] = mark
      }
    }
  }
  return into
}

function renumber(markOf: Int32Array, into: Int32Array, { size, first }: Groups): ClusterMarks {
  const numbers = new Int32Array(into.length)
  let count = 0
  // A mark merges only into an earlier mark, whose new number is already known.
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
