import type { DeviceTexts } from '../id/device.ts'

/** English texts about devices. */
export const device: DeviceTexts = {
  noun: 'devices',
  list: 'Devices',
  form: 'Device data',
  name: 'Name',
  imei: 'IMEI',
  number: 'Number',
  vehicle: 'Vehicle',
  driver: 'Driver',
  withoutVehicle: 'Without vehicle',
  withoutDriver: 'Without driver',
  emptyTitle: 'Wooops',
  emptyText: 'There are no devices yet. Add the first one at the top right.',
  imeiHelp: '14 to 16 digits, printed on the device’s label.',
  imeiFound: 'This device reports under this name already.',
  numberHelp: 'Number of the SIM card, or another note.',
}
