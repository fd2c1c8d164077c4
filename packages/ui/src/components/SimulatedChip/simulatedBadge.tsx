import { SimulatedChip } from './SimulatedChip.tsx'

/** The mark beside the name of a list's row, where the row is simulated. */
export function simulatedBadge({ simulated }: { simulated?: boolean }) {
  return simulated ? <SimulatedChip /> : null
}
