import type { AssignmentTexts } from './texts.ts'

/** English texts about which vehicle and driver a device had when. */
export const en: AssignmentTexts = {
  title: 'Installation history',
  hint: {
    device: 'The vehicles and drivers of this device over time. Trips are counted by this history.',
    vehicle: 'The devices and drivers of this vehicle over time. Trips are counted by this history.',
    driver: 'The vehicles of this driver over time. Trips are counted by this history.',
  },
  empty: 'There is no installation history yet.',
  now: 'now',
  period: (from, to) => `${from} – ${to}`,
  withoutVehicle: 'Without vehicle',
  withoutDriver: 'Without driver',
  by: (name) => `recorded by ${name}`,
  sources: {
    import: 'from an import',
    backfill: 'found in earlier trips and records',
  },
  correct: 'Correct',
  correctRow: (period) => `Correct ${period}`,
  correction: 'Correct the installation history',
  correctionHint: (device) =>
    `What did ${device} have in this period? Trips of this period are counted again. What it has now does not change.`,
  from: 'From',
  to: 'Until',
  vehicle: 'Vehicle',
  driver: 'Driver',
  inFuture: 'This time is still to come.',
  save: 'SAVE',
  cancel: 'Cancel',
  question: (from, to) =>
    `The history from ${from} until ${to} will be replaced and its trips counted again. Continue?`,
  since: 'Since when?',
  sinceNow: 'Now',
  sinceEarlier: 'Since a time in the past',
  sinceTime: 'Since',
  sinceHint: 'Local time, now at the latest.',
  effective: (time) => `Takes effect at ${time}.`,
  effectivePeriod: (from, to) => `Takes effect from ${from} until ${to}.`,
  moved: 'The vehicle was moving at the chosen time, so the nearest stop is used.',
  checking: 'Checking…',
  checkFailed: 'The time of effect could not be checked. You can save anyway.',
  warnings: {
    vehicle_has_device: (name) => `Device ${name} is in this vehicle at that time, too.`,
    driver_has_vehicle: (name) => `This driver has vehicle ${name} at that time, too.`,
    before_first_data: (time) => `This device has no data before ${time}.`,
  },
  hidden: 'outside your access',
}
