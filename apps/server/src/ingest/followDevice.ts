import type { Position, RefusalReason } from './checkFix.ts'
import { judgeMove, type Whereabouts } from './judgeMove.ts'
import { type PositionStatus, standingSince, statusOf } from './standing.ts'

/** What is remembered of a device from one position to the next. */
export interface DeviceState extends Whereabouts {
  /** Milliseconds since 1970; null while it drives. */
  standingSince: number | null
}

/** What became of a position. A spike is counted when the next position shows it. */
export type Outcome = 'accepted' | 'late' | 'repeated' | 'jump' | 'spike' | RefusalReason

/** Where a device is after some positions more. */
export interface Followed {
  state: DeviceState
  /** The position to be shown from now on; null where none of them moves it. */
  shown: (Position & { status: PositionStatus }) | null
  outcomes: Outcome[]
}

/** Goes through the new positions of a device in the order in which they came. */
export function followDevice(before: DeviceState, positions: readonly Position[]): Followed {
  let state = before
  let shown: Followed['shown'] = null
  const outcomes: Outcome[] = []
  for (const position of positions) {
    const { last, held, isLate, isJump, isSpikeBefore } = judgeMove(state, position)
    outcomes.push('accepted')
    if (isLate) outcomes.push('late')
    if (isJump) outcomes.push('jump')
    if (isSpikeBefore) outcomes.push('spike')
    const moves = last === position
    const from = isSpikeBefore ? state.last : (state.held ?? state.last)
    const since = moves ? standingSince(state.standingSince, from, position) : state.standingSince
    state = { last, held, standingSince: since }
    if (moves) shown = { ...position, status: statusOf(since, position.time) }
  }
  return { state, shown, outcomes }
}
