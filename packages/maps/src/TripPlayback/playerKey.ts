import type { PlaybackEvent, PlaybackState } from './playbackMachine.ts'

const LEAP = 10

/** What a key does while the player has the focus: space plays, arrows step (with Shift by ten), Home and End jump. */
export function playerKey(
  key: string,
  shift: boolean,
  target: EventTarget,
  { status, count }: PlaybackState,
): PlaybackEvent | null {
  const onButton = target instanceof HTMLButtonElement
  const onSlider = target instanceof HTMLInputElement
  if (key === ' ' && !onButton) return { type: status === 'playing' ? 'pause' : 'play' }
  // A slider moves itself by these keys.
  if (onSlider) return null
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
