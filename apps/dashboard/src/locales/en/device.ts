import type { Texts } from '../id.ts'

/** Texts about devices in English. */
export const device: Texts['device'] = {
  confirmDelete: 'Do you really want to delete this record?',
  attachedTo: (names) => `This device is used by ${names}.`,
  ofVehicle: (plate) => `vehicle ${plate}`,
  ofDriver: (name) => `driver ${name}`,
  and: ' and ',
}
