import { simulatedTexts, statusTexts } from '../../status/fleetStatus.ts'
import type { StatusTexts } from './texts.ts'

export const en: StatusTexts = {
  ...statusTexts.en,
  simulated: simulatedTexts.en,
  simulatedColumn: 'Note',
  simulatedHint: 'This record is simulated, it does not come from a real device.',
}
