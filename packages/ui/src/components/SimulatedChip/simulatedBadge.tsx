import { SimulatedChip } from './SimulatedChip.tsx'

/** Renders the mark after the name of a simulated row. */
export function simulatedBadge({ simulated }: { simulated?: boolean }) {
  return simulated ? <SimulatedChip /> : null
}
