import type { TimedCoordinate } from '../measure/distance.ts'
import { type SearchState, type TripSpan, advance, openSpans } from './TripDetector.ts'
import { silenceMs } from './tripRules.ts'
import type { NextLook, TripWork } from './tripWorkRepository.ts'

/** The result of searching one device. */
export interface DeviceSearch {
  deviceId: number
  before: SearchState
  after: SearchState
  /** Ended trips, including those of a silent vehicle, which may still continue. */
  ended: TripSpan[]
  /** Start times of the trips that have not ended. */
  openStarts: number[]
  next: NextLook
}

/** Continues the search of a device with the positions after its state; `isAll` if there are no more positions. */
export function searchDevice(
  { deviceId, state }: TripWork,
  places: readonly TimedCoordinate[],
  isAll: boolean,
  now: number,
): DeviceSearch {
  let after = state
  const ended: TripSpan[] = []
  for (const place of places) {
    const step = advance(after, place)
    after = { ...step.state, again: state.again }
    ended.push(...step.ended)
  }
  if ((after.time ?? 0) >= after.again) after = { ...after, again: 0 }
  const open = openSpans(after)
  const isSilent = (latest: number) => isAll && now - latest > silenceMs
  ended.push(...open.filter(({ latest }) => isSilent(latest)).map(({ span }) => span))
  const running = open.filter(({ latest }) => !isSilent(latest))
  const silentAt = Math.min(...running.map(({ latest }) => latest)) + silenceMs + 1000
  const next = isAll
    ? { fromTime: null, dueAt: running.length > 0 ? silentAt : null }
    : { fromTime: (after.time ?? 0) + 1, dueAt: now }
  return {
    deviceId,
    before: state,
    after,
    ended,
    openStarts: running.map(({ span }) => span.start),
    next: { deviceId, ...next },
  }
}
