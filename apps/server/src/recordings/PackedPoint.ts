import type { RecordedPoint } from './Reading.ts'
import { timeProblems } from './TimeReader.ts'

/** Number of values in a point: line, time, latitude, longitude, speed and heading. NaN means null. */
const STRIDE = 6
/** Number of points in one array; such an array takes about 200 kB. */
const POINTS_PER_BLOCK = 4_096

/**
 * A point that is stored as six numbers of an array. It takes 90 bytes; a plain object takes 180. Its properties are
 * accessors, so `{ ...point }` does not copy them.
 */
export class PackedPoint implements RecordedPoint {
  private readonly values: Float64Array
  private readonly at: number

  constructor(values: Float64Array, at: number) {
    this.values = values
    this.at = at
  }

  get line(): number {
    return this.values[this.at] ?? 0
  }
  get time(): number | null {
    const time = this.values[this.at + 1] ?? Number.NaN
    return time >= 0 ? time : null
  }
  set time(time: number | null) {
    this.values[this.at + 1] = time ?? Number.NaN
  }
  get timeProblem(): RecordedPoint['timeProblem'] {
    return timeProblems[-(this.values[this.at + 1] ?? 0) - 1]
  }
  get lat(): number {
    return this.values[this.at + 2] ?? 0
  }
  get lng(): number {
    return this.values[this.at + 3] ?? 0
  }
  get speed(): number | null {
    return nullable(this.values[this.at + 4])
  }
  set speed(speed: number | null) {
    this.values[this.at + 4] = speed ?? Number.NaN
  }
  get heading(): number | null {
    return nullable(this.values[this.at + 5])
  }
}

/** Packs many points into each of a few large arrays. */
export class PointBlocks {
  private block = new Float64Array(0)
  private end = 0

  add(point: RecordedPoint): PackedPoint {
    if (this.end === this.block.length) {
      this.block = new Float64Array(POINTS_PER_BLOCK * STRIDE)
      this.end = 0
    }
    const at = this.end
    write(this.block, at, point)
    this.end += STRIDE
    return new PackedPoint(this.block, at)
  }
}

/** Packs points into one array that can be transferred to another thread. */
export function packPoints(points: readonly RecordedPoint[]): Float64Array<ArrayBuffer> {
  const values = new Float64Array(points.length * STRIDE)
  for (const [index, point] of points.entries()) write(values, index * STRIDE, point)
  return values
}

export function unpackPoints(values: Float64Array): PackedPoint[] {
  return Array.from({ length: values.length / STRIDE }, (_, index) => new PackedPoint(values, index * STRIDE))
}

function write(values: Float64Array, at: number, point: RecordedPoint): void {
  values[at] = point.line
  values[at + 1] = point.time ?? problemValue(point.timeProblem)
  values[at + 2] = point.lat
  values[at + 3] = point.lng
  values[at + 4] = point.speed ?? Number.NaN
  values[at + 5] = point.heading ?? Number.NaN
}

/** Packs a problem as a negative number; no time is negative. */
function problemValue(problem: RecordedPoint['timeProblem']): number {
  return problem === undefined ? Number.NaN : -1 - timeProblems.indexOf(problem)
}

function nullable(value = Number.NaN): number | null {
  return Number.isNaN(value) ? null : value
}
