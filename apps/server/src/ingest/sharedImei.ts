import type { Outcome } from './followDevice.ts'

/** With fewer jumps than this in a day, a bad receiver can be the cause. */
const MIN_JUMPS = 10
/** Share of the positions that must be jumps; positions that arrived late are not counted. */
const MIN_JUMP_SHARE = 0.2

/** Checks by the counts of one day whether two vehicles send positions with the same IMEI. */
export function looksShared({ accepted = 0, late = 0, jump = 0 }: Partial<Record<Outcome, number>>): boolean {
  return jump >= MIN_JUMPS && jump >= MIN_JUMP_SHARE * (accepted - late)
}
