import type { PlaybackEvent, PlaybackState } from '../../playback/playbackMachine.ts'

const LEAP = 10

/** The action to seek to the previous or next stop; only timed trips have stops. */
export interface ToStop {
  type: 'stop'
  by: 1 | -1
}

/**
 * Returns the action of a key while the focus is in the player; null for other keys. Space plays or pauses, arrows step
 * (with Shift by ten), Home and End seek to the ends, brackets seek to stops, and F follows the vehicle.
 */
export function playerKey(
  key: string,
  shift: boolean,
  target: EventTarget,
  { status, count, following }: PlaybackState,
): PlaybackEvent | ToStop | null {
  const onSlider = target instanceof HTMLInputElement && target.type === 'range'
  if (target instanceof HTMLInputElement && !onSlider) return null
  const onButton = target instanceof HTMLButtonElement
  if (key === ' ' && !onButton) return { type: status === 'playing' ? 'pause' : 'play' }
  if (key === '[' || key === ']') return { type: 'stop', by: key === ']' ? 1 : -1 }
  if (key.toLowerCase() === 'f') return { type: 'follow', follow: !following }
  // A focused slider handles arrow keys, Home and End itself, unless Shift is held.
  if (onSlider && !shift) return null
  const by = shift ? LEAP : 1
  switch (key) {
    case 'ArrowRight':
      return { type: 'step', by }
    case 'ArrowLeft':
      return { type: 'step', by: -by }
    case 'Home':
      return { type: 'seek', index: 0 }
    case 'End':
      return { type: 'seek', index: count - 1 }
    default:
      return null
  }
}
