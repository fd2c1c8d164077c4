import type { Playback } from '../../playback/createPlayback.ts'
import { tripStops } from '../../trip/tripStops.ts'

/** Seeks to the stop before or after the current point; does nothing if there is no such stop. */
export function goToStop(playback: Playback, by: 1 | -1) {
  const { index } = playback.getState()
  const stops = tripStops(playback.trip)
  const stop = by > 0 ? stops.find(({ from }) => from > index) : stops.findLast(({ from }) => from < index)
  if (stop) playback.dispatch({ type: 'seek', index: stop.from })
}
