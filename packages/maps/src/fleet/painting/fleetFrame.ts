import type { FleetColumns } from '../store/FleetColumns.ts'
import type { ClusterMarks } from './FleetClusters.ts'
import { progress } from '../store/motion.ts'
import { SELECTED_SIZE } from './markSize.ts'
import { shortWay } from '../../measure/geometry.ts'

/** The view of the map: its centre in Web Mercator (0 to 1), and the sizes of the world and the screen in px. */
export interface Camera {
  x: number
  y: number
  worldSize: number
  width: number
  height: number
}

/** The marks in view (see `ClusterMarks`) as one array for each value: index of the mark, and its position in px. */
export interface FleetFrame {
  count: number
  mark: Int32Array
  x: Float32Array
  y: Float32Array
  /** Speed of the fastest vehicle in view, in px/ms; 0 if none moves. */
  pace: number
}

/** Margin around the screen in px, because a mark whose centre is outside can still be partly visible. */
const MARGIN = 40

/** Computes where each mark is at a given time: at the mean of the drawn positions of its vehicles. */
export class FrameMaker {
  #sumX = new Float64Array(0)
  #sumY = new Float64Array(0)
  #pace = new Float32Array(0)
  #frame: FleetFrame = {
    count: 0,
    mark: new Int32Array(0),
    x: new Float32Array(0),
    y: new Float32Array(0),
    pace: 0,
  }

  make(
    columns: FleetColumns,
    order: Int32Array,
    marks: ClusterMarks,
    camera: Camera,
    now: number,
  ): FleetFrame {
    this.#sum(columns, order, marks, camera, now)
    const frame = this.#frame
    frame.count = 0
    frame.pace = 0
    for (let mark = 0; mark < marks.count; mark += 1) {
      const size = marks.sizes[mark] ?? 1
      const x = camera.width / 2 + ((this.#sumX[mark] ?? 0) / size) * camera.worldSize
      const y = camera.height / 2 + ((this.#sumY[mark] ?? 0) / size) * camera.worldSize
      if (x < -MARGIN || y < -MARGIN || x > camera.width + MARGIN || y > camera.height + MARGIN) continue
      frame.mark[frame.count] = mark
      frame.x[frame.count] = x
      frame.y[frame.count] = y
      frame.count += 1
      frame.pace = Math.max(frame.pace, (this.#pace[mark] ?? 0) * camera.worldSize)
    }
    return frame
  }

  #sum(columns: FleetColumns, order: Int32Array, marks: ClusterMarks, camera: Camera, now: number) {
    this.#room(marks.count)
    const { fromX, fromY, toX, toY, duration } = columns
    for (let at = 0; at < order.length; at += 1) {
      const mark = marks.markOf[at] ?? -1
      if (mark < 0) continue
      const slot = order[at] ?? 0
      const endX = toX[slot] ?? 0
      const endY = toY[slot] ?? 0
      let x = shortWay(camera.x, endX)
      let y = endY - camera.y
      const left = 1 - progress(columns, slot, now)
      if (left > 0) {
        const wayX = shortWay(fromX[slot] ?? 0, endX)
        const wayY = endY - (fromY[slot] ?? 0)
        x -= wayX * left
        y -= wayY * left
        const pace = Math.max(Math.abs(wayX), Math.abs(wayY)) / (duration[slot] ?? 1)
        if (pace > (this.#pace[mark] ?? 0)) this.#pace[mark] = pace
      }
      this.#sumX[mark] = (this.#sumX[mark] ?? 0) + x
      this.#sumY[mark] = (this.#sumY[mark] ?? 0) + y
    }
  }

  #room(count: number) {
    if (this.#sumX.length < count) {
      const length = Math.max(count, this.#sumX.length * 2)
      this.#sumX = new Float64Array(length)
      this.#sumY = new Float64Array(length)
      this.#pace = new Float32Array(length)
      this.#frame.mark = new Int32Array(length)
      this.#frame.x = new Float32Array(length)
      this.#frame.y = new Float32Array(length)
    } else {
      this.#sumX.fill(0, 0, count)
      this.#sumY.fill(0, 0, count)
      this.#pace.fill(0, 0, count)
    }
  }
}

/** Maximum distance in px between a click and a mark; larger than half a mark, because fingers are wide. */
const REACH = 22

/**
 * Returns the index in `frame` of the nearest mark to a point on the screen; −1 if no mark is close enough. The mark
 * `top` has priority, because it is drawn over the others.
 */
export function markAt(frame: FleetFrame, x: number, y: number, top: number): number {
  let found = -1
  let nearest = REACH
  for (let index = 0; index < frame.count; index += 1) {
    const distance = Math.hypot((frame.x[index] ?? 0) - x, (frame.y[index] ?? 0) - y)
    if (frame.mark[index] === top && distance <= SELECTED_SIZE / 2) return index
    if (distance > nearest) continue
    nearest = distance
    found = index
  }
  return found
}
