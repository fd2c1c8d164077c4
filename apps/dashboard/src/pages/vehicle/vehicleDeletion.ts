import type { Device, Id } from '@sikud/api'
import type { Texts } from '../../locales/id.ts'

/** What is asked before a vehicle is deleted; it names the devices that are mounted in it, where they are known. */
export function vehicleDeletion({ vehicle: texts }: Texts, devices: readonly Device[] | undefined): string {
  if (!devices?.length) return texts.confirmDelete
  return `${texts.confirmDelete} ${texts.attached(devices.map(({ name }) => name).join(', '))}`
}

/** The devices of a vehicle. */
export function devicesOfVehicle(devices: readonly Device[] | undefined, id: Id) {
  return devices?.filter(({ vehicle_id }) => String(vehicle_id) === String(id))
}
