import { plural } from '../../format/plural.ts'
import type { BulkTexts } from './texts.ts'

export const en: BulkTexts = {
  actions: 'Actions',
  labels: {
    group_id: 'Move to a depot',
    vehicle_id: 'Set the vehicle',
    driver_id: 'Set the driver',
    remove: 'Delete',
  },
  counted: {
    device: (count) => plural(count, { one: 'device', other: 'devices' }),
    vehicle: (count) => plural(count, { one: 'vehicle', other: 'vehicles' }),
    driver: (count) => plural(count, { one: 'driver', other: 'drivers' }),
  },
  titles: {
    group_id: (records) => `Move ${records} to a depot`,
    vehicle_id: (records) => `Set the vehicle of ${records}`,
    driver_id: (records) => `Set the driver of ${records}`,
    remove: (records) => `Delete ${records}?`,
  },
  fields: { group_id: 'Depot', vehicle_id: 'Vehicle', driver_id: 'Driver' },
  none: { vehicle_id: 'No vehicle', driver_id: 'No driver' },
  checking: 'Checking…',
  will: {
    group_id: (records) => `${records} will be moved.`,
    vehicle_id: (records) => `${records} will be changed.`,
    driver_id: (records) => `${records} will be changed.`,
    remove: (records) => `${records} will be deleted.`,
  },
  nothing: 'Nothing can be changed.',
  tooMany: (most) => `At most ${most} at once. Select fewer, for example with a filter.`,
  devicesMove: (devices) => `${devices} in these vehicles will move too.`,
  vehiclesLose: (vehicles) => `${vehicles} will lose this device.`,
  cannot: (count) => `${count} cannot be changed`,
  cannotRemove: (count) => `${count} cannot be deleted`,
  unchanged: (count) => `${count} not changed`,
  unremoved: (count) => `${count} not deleted`,
  confirm: {
    group_id: (records) => `Move ${records}`,
    vehicle_id: (records) => `Change ${records}`,
    driver_id: (records) => `Change ${records}`,
    remove: (records) => `Delete ${records}`,
  },
  others: (count) => `and ${count} more`,
  running: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
}
