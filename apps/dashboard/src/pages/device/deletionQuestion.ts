import type { Device, Id } from '@sikud/api'
import type { Texts } from '../../locales/id.ts'

/** Returns the names of the vehicle and the driver of a device; null if it has neither. */
export function attachedNames(texts: Texts['device'], device: Device | undefined): string | null {
  const attached = [
    device?.vehicle ? texts.ofVehicle(device.vehicle.number) : null,
    device?.driver ? texts.ofDriver(device.driver.name) : null,
  ].filter((name) => name !== null)
  return attached.length === 0 ? null : attached.join(texts.and)
}

/** Returns `question` with the names of the vehicle and the driver of a device. */
export function deviceDeletion(question: string, texts: Texts['device'], device: Device | undefined): string {
  const attached = attachedNames(texts, device)
  return attached === null ? question : `${question} ${texts.attachedTo(attached)}`
}

/** Returns `question` with the names of the devices of a vehicle or a driver, if they are loaded. */
export function deletionWithDevices(
  question: string,
  texts: Texts['vehicle' | 'driver'],
  devices: readonly Device[] | undefined,
): string {
  const names = deviceNames(devices)
  return names === null ? question : `${question} ${texts.attached(names)}`
}

/** Returns the names of devices as one text; null if there are none. */
export function deviceNames(devices: readonly Device[] | undefined): string | null {
  return devices?.length ? devices.map(({ name }) => name).join(', ') : null
}

/** Returns the devices of a vehicle or a driver. */
export function devicesOf(owner: 'vehicle_id' | 'driver_id', id: Id, devices: readonly Device[] | undefined) {
  return devices?.filter((device) => String(device[owner]) === String(id))
}
