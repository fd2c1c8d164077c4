import type { Device, Id } from '@sikud/api'
import type { Texts } from '../../locales/id.ts'

/** Returns the question before a device is deleted, with the names of its vehicle and driver. */
export function deviceDeletion({ confirmDelete, device: texts }: Texts, device: Device | undefined): string {
  const attached = [
    device?.vehicle ? texts.ofVehicle(device.vehicle.number) : null,
    device?.driver ? texts.ofDriver(device.driver.name) : null,
  ].filter((name) => name !== null)
  if (attached.length === 0) return confirmDelete
  return `${confirmDelete} ${texts.attachedTo(attached.join(texts.and))}`
}

/** Returns the question before a vehicle or a driver is deleted, with the names of its devices if they are loaded. */
export function deletionWithDevices(
  texts: Texts,
  owner: 'vehicle' | 'driver',
  devices: readonly Device[] | undefined,
): string {
  if (!devices?.length) return texts.confirmDelete
  return `${texts.confirmDelete} ${texts[owner].attached(devices.map(({ name }) => name).join(', '))}`
}

/** Returns the devices of a vehicle or a driver. */
export function devicesOf(owner: 'vehicle_id' | 'driver_id', id: Id, devices: readonly Device[] | undefined) {
  return devices?.filter((device) => String(device[owner]) === String(id))
}
