import type { FleetColumns } from '../store/FleetColumns.ts'
import { fleetStatuses } from '../store/statusByAge.ts'

/** Assigns each vehicle to a mark. A mark is a symbol on the map for one vehicle or a cluster. */
export interface ClusterMarks {
  count: number
  /** For each vehicle of `order` (see `make`), the index of its mark; −1 for a vehicle without a position. */
  markOf: Int32Array
  sizes: Int32Array
  /** For each mark, the slot of one of its vehicles. */
  first: Int32Array
  /** For each mark, how many of its vehicles have each of the four statuses (see `fleetStatuses`). */
  statuses: Int32Array
}

/** Approximate maximum number of vehicles and clusters on the screen. */
const MAX_MARKS = 400
/** Smallest width of a cell of the clustering grid, in px. */
const MIN_CELL_PX = 40
/** Marks closer to each other than this fraction of a cell are merged. */
const MERGE_DISTANCE = 0.72

/** Clusters the fleet at each update; reuses its arrays, because allocating them costs as much as the clustering. */
export class FleetClusters {
  readonly #cells = new Map<number, number>()
  readonly #sums = new CellSums()

  /**
   * Merges vehicles whose marks would overlap. Panning does not change clusters, because the grid of cells does not
   * move with the view. Animation does not change clusters, because this method uses the newest position of each
   * vehicle and not the drawn one. The vehicle in `selectedSlot` is never merged.
   */
  make(
    { toX, toY, status }: FleetColumns,
    order: Int32Array,
    cellsAcross: number,
    selectedSlot: number,
  ): ClusterMarks {
    const cells = this.#cells
    const sums = this.#sums
    cells.clear()
    sums.clear(order.length)
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
      let mark = slot === selectedSlot ? undefined : cells.get(cell)
      if (mark === undefined) {
        mark = sums.add(slot)
        if (slot !== selectedSlot) cells.set(cell, mark)
      }
      markOf[at] = mark
      sums.put(mark, x, y)
    }
    const marks = renumber(markOf, mergeNear(cells, sums, selectedSlot), sums)
    return { ...marks, statuses: countStatuses(marks, order, status) }
  }
}

/** Returns the width of a cell for clustering, in px at an integer zoom, for a map of this size in px. */
export function cellSize(width: number, height: number) {
  return Math.max(MIN_CELL_PX, Math.ceil(Math.sqrt((width * height) / MAX_MARKS) / 8) * 8)
}

/**
 * Returns the key of a cell. Even at zoom 22, the world is less than 2^26 cells wide. So a key is below 2^53, and a
 * number represents it exactly.
 */
const cellKey = (column: number, row: number) => column * 2 ** 26 + row

/** Stores for each cell with vehicles: their number, the sum of their positions, and one of their slots. */
class CellSums {
  count = 0
  sumX = new Float64Array(0)
  sumY = new Float64Array(0)
  size = new Int32Array(0)
  first = new Int32Array(0)

  /** Removes all sums, and enlarges the arrays if they have room for fewer than `capacity` cells. */
  clear(capacity: number) {
    if (capacity > this.size.length) {
      this.sumX = new Float64Array(capacity)
      this.sumY = new Float64Array(capacity)
      this.size = new Int32Array(capacity)
      this.first = new Int32Array(capacity)
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

  put(mark: number, x: number, y: number) {
    this.sumX[mark] = (this.sumX[mark] ?? 0) + x
    this.sumY[mark] = (this.sumY[mark] ?? 0) + y
    this.size[mark] = (this.size[mark] ?? 0) + 1
  }

  x(mark: number): number {
    return (this.sumX[mark] ?? 0) / (this.size[mark] ?? 1)
  }

  y(mark: number): number {
    return (this.sumY[mark] ?? 0) / (this.size[mark] ?? 1)
  }
}

/** Returns for each mark the index of the earlier mark into which it merges, or its own index. */
function mergeNear(cells: ReadonlyMap<number, number>, sums: CellSums, selectedSlot: number): Int32Array {
  const into = Int32Array.from({ length: sums.count }, (_, mark) => mark)
  for (let mark = 0; mark < sums.count; mark += 1) {
    if (into[mark] !== mark || sums.first[mark] === selectedSlot) continue
    const [x, y] = [sums.x(mark), sums.y(mark)]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    for (let near = row - 1; near <= row + 1; near += 1) {
      for (let beside = column - 1; beside <= column + 1; beside += 1) {
        const other = cells.get(cellKey(beside, near)) ?? -1
        if (other <= mark || into[other] !== other) continue
        const [dx, dy] = [sums.x(other) - x, sums.y(other) - y]
        if (dx * dx + dy * dy < MERGE_DISTANCE * MERGE_DISTANCE) into[other] = mark
      }
    }
  }
  return into
}

function countStatuses(
  { count, markOf }: { count: number; markOf: Int32Array },
  order: Int32Array,
  status: Uint8Array,
): Int32Array {
  const statuses = new Int32Array(count * fleetStatuses.length)
  for (let at = 0; at < order.length; at += 1) {
    const mark = markOf[at] ?? -1
    if (mark < 0) continue
    const place = mark * fleetStatuses.length + (status[order[at] ?? 0] ?? 0)
    statuses[place] = (statuses[place] ?? 0) + 1
  }
  return statuses
}

function renumber(
  markOf: Int32Array,
  into: Int32Array,
  { size, first }: CellSums,
): Omit<ClusterMarks, 'statuses'> {
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
