import type { Device, Id } from '@sikud/api'

interface DeletionTexts {
  confirmDelete: string
  attached: (names: string) => string
}

/** Returns the question before a vehicle or a driver is deleted; it names their devices, where they are known. */
export function deletionWithDevices(texts: DeletionTexts, devices: readonly Device[] | undefined): string {
  if (!devices?.length) return texts.confirmDelete
  return `${texts.confirmDelete} ${texts.attached(devices.map(({ name }) => name).join(', '))}`
}

/** Returns the devices of a vehicle or a driver. */
export function devicesOf(owner: 'vehicle_id' | 'driver_id', id: Id, devices: readonly Device[] | undefined) {
  return devices?.filter((device) => String(device[owner]) === String(id))
}
