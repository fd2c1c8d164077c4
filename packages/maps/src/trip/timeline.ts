import { MIN_STOP_MS, standsUntil } from './tripStops.ts'
import type { Head } from './headPlace.ts'
import type { TripData } from './tripData.ts'

/** For each point, the milliseconds since the first point; the values never decrease. */
export type Timeline = Float64Array

/** Returns the timeline of a trip with times. With `skipStanding`, a halt of two minutes or more takes no time. */
export function timeline(trip: TripData, skipStanding: boolean): Timeline {
  const { count, times } = trip
  const reached = new Float64Array(count)
  for (let index = 1; index < count; index += 1) {
    reached[index] = (reached[index - 1] ?? 0) + Math.max(0, (times[index] ?? 0) - (times[index - 1] ?? 0))
  }
  return skipStanding ? withoutHalts(trip, reached) : reached
}

/** Returns the time of the playhead in a timeline, in milliseconds. */
export function timeAt(reached: Timeline, head: Head): number {
  const from = Math.min(Math.max(0, Math.floor(head)), Math.max(0, reached.length - 1))
  const start = reached[from] ?? 0
  return start + ((reached[from + 1] ?? start) - start) * (head - from)
}

/** Returns the playhead at a time in milliseconds; at the last point if the time is after the end. */
export function headAt(reached: Timeline, milliseconds: number): Head {
  const last = Math.max(0, reached.length - 1)
  let low = 0
  let high = last
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((reached[middle] ?? 0) <= milliseconds) low = middle
    else high = middle - 1
  }
  if (low === last) return last
  const start = reached[low] ?? 0
  const step = (reached[low + 1] ?? start) - start
  return low + Math.min(1, Math.max(0, (milliseconds - start) / step))
}

function withoutHalts(trip: TripData, reached: Timeline): Timeline {
  const shorter = new Float64Array(reached.length)
  let from = 0
  for (let index = 1; index <= reached.length; index += 1) {
    if (index < reached.length && standsUntil(trip, index)) continue
    const halt = (reached[index - 1] ?? 0) - (reached[from] ?? 0)
    for (let step = from + 1; step < index; step += 1) {
      const passed = halt >= MIN_STOP_MS ? 0 : (reached[step] ?? 0) - (reached[from] ?? 0)
      shorter[step] = (shorter[from] ?? 0) + passed
    }
    if (index < reached.length) {
      shorter[index] = (shorter[index - 1] ?? 0) + (reached[index] ?? 0) - (reached[index - 1] ?? 0)
    }
    from = index
  }
  return shorter
}
