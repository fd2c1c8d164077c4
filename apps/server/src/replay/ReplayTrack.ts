import type { SimulatedPosition } from '../demo/DemoTrip.ts'
import { type PositionStatus, statusOf } from '../ingest/standing.ts'
import { bearing, distanceKm } from '../measure/distance.ts'
import { standstillKmh } from '../measure/measureSession.ts'
import type { RecordedPoint } from '../recordings/RecordedPoint.ts'

type TimedPoint = RecordedPoint & { time: number }

/** A heading between places that lie closer together is noise. */
const headingFromKm = 0.01

/** Where a recorded vehicle is as its day passes; the moments asked for must not go back. */
export class ReplayTrack {
  readonly key: string
  private readonly points: readonly TimedPoint[]
  private at = -1
  private heading: number | null = null
  private standingSince: number | null = null

  constructor(key: string, points: readonly RecordedPoint[]) {
    this.key = key
    this.points = points.filter(hasTime)
  }

  get start(): number {
    return this.points[0]?.time ?? Infinity
  }

  get end(): number {
    return this.points.at(-1)?.time ?? -Infinity
  }

  /** The position of a moment of the recording; null before the first one, and while there is none newer than the last answer. */
  positionAt(moment: number): (SimulatedPosition & { status: PositionStatus }) | null {
    const before = this.at
    while ((this.points[this.at + 1]?.time ?? Infinity) <= moment) this.step()
    const point = this.points[this.at]
    if (point === undefined || this.at === before) return null
    const { lat, lng, time } = point
    return {
      lat,
      lng,
      time,
      speed: point.speed ?? 0,
      heading: this.heading ?? 0,
      status: statusOf(this.standingSince, time),
    }
  }

  private step(): void {
    const from = this.points[this.at]
    this.at += 1
    const to = this.points[this.at]
    if (to === undefined) return
    const moved = from !== undefined && distanceKm(from, to) >= headingFromKm
    this.heading = to.heading ?? (moved ? bearing(from, to) : this.heading)
    if ((to.speed ?? 0) >= standstillKmh) this.standingSince = null
    else this.standingSince ??= to.time
  }
}

function hasTime(point: RecordedPoint): point is TimedPoint {
  return point.time !== null
}
