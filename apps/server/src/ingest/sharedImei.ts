import type { Outcome } from './followDevice.ts'

/**
 * Minimum number of jumps (steps that no vehicle can drive) in a day. If there are fewer, a bad receiver can be the
 * cause.
 */
const MIN_JUMPS = 10
/** Minimum share of jumps among the positions of a day, without the positions that arrived late. */
const MIN_JUMP_SHARE = 0.2

/** Checks whether two vehicles seem to send positions with the same IMEI. The arguments are the counts of one day. */
export function looksShared({ accepted = 0, late = 0, jump = 0 }: Partial<Record<Outcome, number>>): boolean {
  return jump >= MIN_JUMPS && jump >= MIN_JUMP_SHARE * (accepted - late)
}
