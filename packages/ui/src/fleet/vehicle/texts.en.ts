import { pluralForm } from '../../format/plural.ts'
import type { VehicleTexts } from './texts.ts'

export const en: VehicleTexts = {
  noun: (count) => pluralForm(count, { one: 'vehicle', other: 'vehicles' }),
  list: 'Vehicles',
  form: 'Vehicle data',
  brand: 'Brand',
  type: 'Type',
  color: 'Colour',
  year: 'Year',
  number: 'Plate',
  devices: 'Devices',
  drivers: 'Drivers',
  empty: 'no vehicle data for now',
  emptyText: 'There are no vehicles yet. Add the first one at the top right.',
  brandFirst: 'Choose a brand first.',
  numberHelp: 'The plate, such as B 1234 ABC.',
  setup: {
    form: 'New vehicle with device',
    note: 'The vehicle, the device and the driver are saved together. Only the vehicle is required.',
    vehicle: 'Vehicle',
    device: 'Device',
    deviceNote: 'You can leave this empty and install a device later. It is named after the plate.',
    driver: 'Driver',
    driverChoice: 'Who drives?',
    none: 'No driver',
    known: 'Already registered',
    fresh: 'New driver',
    imeiNeeded: 'The device records who drives, so the IMEI is required.',
  },
}
