import type { Texts } from '../id.ts'

/** Texts about drivers in English. */
export const driver: Texts['driver'] = {
  confirmDelete: 'Are you sure that you want to delete this record?',
  attached: (names) => `This driver has the devices ${names}.`,
}
