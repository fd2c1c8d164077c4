import type { Device, Driver, Vehicle } from '@sikud/api'
import type { ComboOption } from '../../components/Form/comboOptions.ts'

/** Returns vehicles as options: plate, with brand and type as hint. */
export function vehicleOptions(vehicles: readonly Vehicle[]): ComboOption[] {
  return vehicles.map(({ id, number, type }) => ({
    id,
    label: number,
    hint: [type?.brand?.name, type?.name].filter(Boolean).join(' '),
  }))
}

/** Returns drivers as options: name, with the phone number as hint. */
export function driverOptions(drivers: readonly Driver[]): ComboOption[] {
  return drivers.map(({ id, name, phone }) => ({ id, label: name, hint: phone ?? undefined }))
}

/** Returns the option of the device's vehicle, for use until the vehicles are loaded. */
export function currentVehicle(device: Device | undefined): ComboOption | null {
  if (device?.vehicle_id === null || !device?.vehicle) return null
  return { id: device.vehicle_id, label: device.vehicle.number }
}

/** Returns the option of the device's driver, for use until the drivers are loaded. */
export function currentDriver(device: Device | undefined): ComboOption | null {
  if (device?.driver_id === null || !device?.driver) return null
  return { id: device.driver_id, label: device.driver.name }
}
