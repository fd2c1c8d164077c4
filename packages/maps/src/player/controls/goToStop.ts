import type { Playback } from '../../playback/createPlayback.ts'

/** Goes to the stop before or after the point reached; where there is none, nothing happens. */
export async function goToStop(playback: Playback, by: 1 | -1) {
  const { tripStops } = await import('../../lateTripParts.ts')
  const { index } = playback.getState()
  const stops = tripStops(playback.trip)
  const stop = by > 0 ? stops.find(({ from }) => from > index) : stops.findLast(({ from }) => from < index)
  if (stop) playback.dispatch({ type: 'seek', index: stop.from })
}
