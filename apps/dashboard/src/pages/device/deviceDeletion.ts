import type { Device } from '@sikud/api'
import type { Texts } from '../../locales/id.ts'

/** Returns the question before a device is deleted; it names its vehicle and driver. */
export function deviceDeletion({ device: texts }: Texts, device: Device | undefined): string {
  const attached = [
    device?.vehicle ? texts.ofVehicle(device.vehicle.number) : null,
    device?.driver ? texts.ofDriver(device.driver.name) : null,
  ].filter((name) => name !== null)
  if (attached.length === 0) return texts.confirmDelete
  return `${texts.confirmDelete} ${texts.attachedTo(attached.join(texts.and))}`
}
