import type { ArchiveTexts } from './texts.ts'

export const en: ArchiveTexts = {
  chip: 'Archived',
  filter: 'Archive',
  archive: 'Archive',
  restore: 'Restore',
  since: (time) => `Archived since ${time}`,
  reporting: (time) => `Archived since ${time}, still reporting`,
  notes: {
    device:
      'This device is not on the map, in lists or in choices. Positions that it still sends are stored, without notifications.',
    vehicle: 'This vehicle is not in lists or choices. Its trips and reports stay.',
    driver: 'This driver is not in lists or choices. The trips and reports stay.',
  },
  identities: {
    device: { kept: 'No other device can have its IMEI yet.', freed: 'Another device can have its IMEI.' },
    vehicle: {
      kept: 'No other vehicle can have its plate yet.',
      freed: 'Another vehicle can have its plate.',
    },
  },
  questions: {
    device: (name) => `Archive device ${name}?`,
    vehicle: (name) => `Archive vehicle ${name}?`,
    driver: (name) => `Archive driver ${name}?`,
  },
  consequences: {
    device: 'The device leaves the map, lists and choices. Its history stays, and it can be restored.',
    vehicle: 'The vehicle leaves lists and choices. Its history stays, and it can be restored.',
    driver: 'The driver leaves lists and choices. The history stays, and the driver can be restored.',
  },
  affected: {
    device: (names) => `This device is removed from ${names}.`,
    vehicle: (names) => `Device ${names} goes on reporting, without a vehicle.`,
    driver: (names) => `Device ${names} goes on reporting, without a driver.`,
  },
  attached: {
    device: (names) => `This device is used by ${names}.`,
    vehicle: (names) => `This vehicle carries the devices ${names}.`,
    driver: (names) => `This driver has the devices ${names}.`,
  },
  ofVehicle: (plate) => `vehicle ${plate}`,
  ofDriver: (name) => `driver ${name}`,
  kept: (name) => `${name} cannot be deleted`,
  instead: 'Archive it instead?',
  trips: 'Its trips',
  and: ' and ',
  free: { device: 'Free the IMEI', vehicle: 'Free the plate' },
  freeHints: {
    device: 'Another device can have this IMEI. If this device still reports, it becomes an unknown device.',
    vehicle: 'Another vehicle can have this plate.',
  },
}
