import { pluralForm } from '../../format/plural.ts'
import type { DeviceTexts } from './texts.ts'

export const en: DeviceTexts = {
  noun: (count) => pluralForm(count, { one: 'device', other: 'devices' }),
  list: 'Devices',
  form: 'Device data',
  name: 'Name',
  imei: 'IMEI',
  number: 'Number',
  vehicle: 'Vehicle',
  driver: 'Driver',
  silent: 'Stopped reporting',
  neverReported: 'Never reported',
  withoutVehicle: 'Without vehicle',
  withoutDriver: 'Without driver',
  emptyTitle: 'Wooops',
  emptyText: 'There are no devices yet. Add the first one at the top right.',
  imeiHelp: '14 to 16 digits, printed on the device’s label.',
  imeiFound: 'This device reports under this name already.',
  numberHelp: 'Number of the SIM card, or another note.',
  exclusions: {
    title: 'Deleted trips',
    hint: 'No trips are searched in these periods. The positions stay stored.',
    failed: 'The deleted trips could not be loaded',
    span: (from, to) => `${from} – ${to}`,
    deletedBy: (time, name) => `Deleted ${time} by ${name}`,
    deletedAt: (time) => `Deleted ${time}`,
    restore: 'Restore',
    restoreOf: (span) => `Restore the trip ${span}`,
    gone: 'Its positions are no longer stored, so it cannot be restored.',
  },
}
