import { simulatedTexts } from '../../status/fleetStatus.ts'
import type { UiTexts } from '../UiTexts.ts'

export const state: UiTexts['state'] = {
  loading: 'Loading…',
  retry: 'Try again',
  failed: 'The data could not be loaded',
  wooops: 'Wooops',
  notFound: 'Record not found',
  notFoundMessage: 'The address may be wrong, or the record was deleted.',
  back: 'Back',
  simulated: simulatedTexts.en,
  simulatedHint: 'This record is simulated, it does not come from a real device.',
}
