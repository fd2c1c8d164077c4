import type { Device, Driver, Vehicle } from '@sikud/api'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'

/** Returns an option for each vehicle: its label is the plate, its hint is brand and type. */
export function vehicleOptions(vehicles: readonly Vehicle[]): ComboOption[] {
  return vehicles.map(({ id, number, type }) => ({
    id,
    label: number,
    hint: [type?.brand?.name, type?.name].filter(Boolean).join(' '),
  }))
}

/** Returns an option for each driver: its label is the name, its hint is the phone number. */
export function driverOptions(drivers: readonly Driver[]): ComboOption[] {
  return drivers.map(({ id, name, phone }) => ({ id, label: name, hint: phone ?? undefined }))
}

/** Returns the device's vehicle as an option, which the field shows until all vehicles are loaded. */
export function currentVehicle(device: Device | undefined): ComboOption | null {
  if (device?.vehicle_id === null || !device?.vehicle) return null
  return { id: device.vehicle_id, label: device.vehicle.number }
}

/** Returns the device's driver as an option, which the field shows until all drivers are loaded. */
export function currentDriver(device: Device | undefined): ComboOption | null {
  if (device?.driver_id === null || !device?.driver) return null
  return { id: device.driver_id, label: device.driver.name }
}
