import { SimulatedChip } from './SimulatedChip.tsx'

/** Returns the chip for a row with simulated data; null for other rows. */
export function simulatedBadge({ simulated }: { simulated?: boolean }) {
  return simulated ? <SimulatedChip /> : null
}
