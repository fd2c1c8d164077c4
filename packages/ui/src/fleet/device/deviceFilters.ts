import type { Device } from '@sikud/api'
import type { DataFilter } from '../../kit/DataList/DataColumn.ts'
import type { DeviceTexts } from './texts.ts'

/** Filters of the device list. On a base server no device matches the first two, since it does not say who reports. */
export function deviceFilters(texts: DeviceTexts): DataFilter<Device>[] {
  return [
    {
      key: 'silent',
      label: texts.silent,
      test: ({ reporting }) => reporting === 'silent',
      group: 'reporting',
    },
    {
      key: 'never_reported',
      label: texts.neverReported,
      test: ({ reporting }) => reporting === 'never',
      group: 'reporting',
    },
    { key: 'no_vehicle', label: texts.withoutVehicle, test: (device) => device.vehicle_id === null },
    { key: 'no_driver', label: texts.withoutDriver, test: (device) => device.driver_id === null },
  ]
}
