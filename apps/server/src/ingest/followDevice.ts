import type { AcceptedPosition, RefusalReason } from './checkPosition.ts'
import { judgeMove, type Whereabouts } from './judgeMove.ts'
import { type PositionStatus, standingSince, statusOf } from './standing.ts'

/** The state of a device between two positions. */
export interface DeviceState extends Whereabouts {
  /** Milliseconds since 1970; null while it drives. */
  standingSince: number | null
}

/** How a position was counted. A spike is known only after the next position. */
export type Outcome = 'accepted' | 'late' | 'repeated' | 'jump' | 'spike' | RefusalReason

/** The result of following a device through new positions. */
export interface Followed {
  state: DeviceState
  /** The position to display from now on; null if none of them moves the device. */
  shown: (AcceptedPosition & { status: PositionStatus }) | null
  outcomes: Outcome[]
}

/** Follows a device through its new positions, in the order of arrival. */
export function followDevice(before: DeviceState, positions: readonly AcceptedPosition[]): Followed {
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
