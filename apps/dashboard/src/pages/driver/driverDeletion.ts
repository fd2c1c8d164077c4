import type { Device, Id } from '@sikud/api'
import type { Texts } from '../../locales/id.ts'

/** What is asked before a driver is deleted; it names the devices that the driver has, where they are known. */
export function driverDeletion({ driver: texts }: Texts, devices: readonly Device[] | undefined): string {
  if (!devices?.length) return texts.confirmDelete
  return `${texts.confirmDelete} ${texts.attached(devices.map(({ name }) => name).join(', '))}`
}

/** The devices of a driver. */
export function devicesOfDriver(devices: readonly Device[] | undefined, id: Id) {
  return devices?.filter(({ driver_id }) => String(driver_id) === String(id))
}
