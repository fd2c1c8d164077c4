import { CellMarks } from './CellMarks.ts'
import type { FleetColumns } from '../store/FleetColumns.ts'

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

/** Puts vehicles under marks, again with each update of a fleet: what it works on is kept, since so much fresh memory costs as much as the work. */
export class FleetClusters {
  readonly #cells = new CellMarks()
  readonly #groups = new Groups()

  /**
   * Puts vehicles whose marks would lie over each other under one, in cells of the world, so that panning changes nothing.
   * Takes the places where they are going, so that a glide does not either; `alone` keeps a mark of its own.
   */
  make({ toX, toY }: FleetColumns, order: Int32Array, cellsAcross: number, alone: number): FleetMarks {
    const cells = this.#cells
    const groups = this.#groups
    cells.clear(order.length)
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
      const [column, row] = [Math.floor(x), Math.floor(y)]
      let mark = slot === alone ? -1 : cells.get(column, row)
      if (mark < 0) {
        mark = groups.add(slot)
        if (slot !== alone) cells.set(column, row, mark)
      }
      markOf[at] = mark
      groups.put(mark, x, y)
    }
    return renumber(markOf, mergeNear(cells, groups, alone), groups)
  }
}

/** Vehicles by the cell that they are in: how many, where their middle is, and one of them. */
class Groups {
  count = 0
  sumX = new Float64Array(0)
  sumY = new Float64Array(0)
  size = new Int32Array(0)
  first = new Int32Array(0)

  /** Forgets all, and has room for so many. */
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

/** For each mark the one that takes it in: an earlier neighbour whose centre is near, else itself. */
function mergeNear(cells: CellMarks, groups: Groups, alone: number): Int32Array {
  const into = Int32Array.from({ length: groups.count }, (_, mark) => mark)
  for (let mark = 0; mark < groups.count; mark += 1) {
    if (into[mark] !== mark || groups.first[mark] === alone) continue
    const [x, y] = [groups.x(mark), groups.y(mark)]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    for (let near = row - 1; near <= row + 1; near += 1) {
      for (let beside = column - 1; beside <= column + 1; beside += 1) {
        const other = cells.get(beside, near)
        if (other <= mark || into[other] !== other) continue
        const [wayX, wayY] = [groups.x(other) - x, groups.y(other) - y]
        if (wayX * wayX + wayY * wayY < NEAR * NEAR) into[other] = mark
      }
    }
  }
  return into
}

function renumber(markOf: Int32Array, into: Int32Array, { size, first }: Groups): FleetMarks {
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
