import type { Outcome } from './followDevice.ts'

/** Below this a bad receiver explains it as well. */
const leastJumps = 10
const leastShare = 0.2

/** Whether the positions of a device jump to and fro as those of two vehicles do that share one IMEI. */
export function isMixed({ accepted = 0, late = 0, jump = 0 }: Partial<Record<Outcome, number>>): boolean {
  return jump >= leastJumps && jump >= leastShare * (accepted - late)
}
