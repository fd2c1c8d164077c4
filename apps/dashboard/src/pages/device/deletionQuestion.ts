import type { Device, Id } from '@sikud/api'
import type { Texts } from '../../locales/id.ts'

/** Returns `question` with the names of the vehicle and the driver of a device. */
export function deviceDeletion(question: string, texts: Texts['device'], device: Device | undefined): string {
  const attached = [
    device?.vehicle ? texts.ofVehicle(device.vehicle.number) : null,
    device?.driver ? texts.ofDriver(device.driver.name) : null,
  ].filter((name) => name !== null)
  if (attached.length === 0) return question
  return `${question} ${texts.attachedTo(attached.join(texts.and))}`
}

/** Returns `question` with the names of the devices of a vehicle or a driver, if they are loaded. */
export function deletionWithDevices(
  question: string,
  texts: Texts['vehicle' | 'driver'],
  devices: readonly Device[] | undefined,
): string {
  if (!devices?.length) return question
  return `${question} ${texts.attached(devices.map(({ name }) => name).join(', '))}`
}

/** Returns the devices of a vehicle or a driver. */
export function devicesOf(owner: 'vehicle_id' | 'driver_id', id: Id, devices: readonly Device[] | undefined) {
  return devices?.filter((device) => String(device[owner]) === String(id))
}
