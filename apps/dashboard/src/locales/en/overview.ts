import type { Texts } from '../id.ts'

/** Texts about the overview in English. */
export const overview: Texts['overview'] = {
  tracking: 'See the last position of the vehicle on the map.',
  report: 'Play recorded trips back.',
  device: 'Manage trackers and where they are installed.',
}
