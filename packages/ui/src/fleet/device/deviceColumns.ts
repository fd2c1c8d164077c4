import type { Device } from '@sikud/api'
import type { DataColumn, DataFilter } from '../../kit/DataList/DataColumn.ts'
import type { DeviceTexts } from './texts.ts'
import { groupColumn } from '../group/groupColumn.ts'

/**
 * Returns the columns of the device list; IMEI, number and vehicle are visible by default. `group` is the heading of
 * the depot column; without it, there is no such column.
 */
export function deviceColumns(texts: DeviceTexts, group?: string): DataColumn<Device>[] {
  return [
    { key: 'imei', label: texts.imei, value: (device) => device.imei },
    { key: 'number', label: texts.number, value: (device) => device.number },
    { key: 'vehicle_number', label: texts.vehicle, value: (device) => device.vehicle?.number ?? null },
    { key: 'name', label: texts.name, value: (device) => device.name, defaultVisible: false },
    {
      key: 'driver_name',
      label: texts.driver,
      value: (device) => device.driver?.name ?? null,
      defaultVisible: false,
    },
    ...groupColumn<Device>(group),
  ]
}

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
