import type { Texts } from '../id.ts'

/** Texts about vehicles in English. */
export const vehicle: Texts['vehicle'] = {
  confirmDelete: 'Are you sure that you want to delete this record?',
  attached: (names) => `This vehicle carries the devices ${names}.`,
}
