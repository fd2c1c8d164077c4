import type { Device, Driver, Vehicle } from '@sikud/api'
import type { ComboOption } from '../../components/Form/comboOptions.ts'

/** Vehicles to choose from, by plate, with brand and type beside it. */
export function vehicleOptions(vehicles: readonly Vehicle[]): ComboOption[] {
  return vehicles.map(({ id, number, type }) => ({
    id,
    label: number,
    hint: [type?.brand?.name, type?.name].filter(Boolean).join(' '),
  }))
}

/** Drivers to choose from, by name, with the phone number beside it. */
export function driverOptions(drivers: readonly Driver[]): ComboOption[] {
  return drivers.map(({ id, name, phone }) => ({ id, label: name, hint: phone ?? undefined }))
}

/** The vehicle that a device has, for as long as the vehicles are not there. */
export function currentVehicle(device: Device | undefined): ComboOption | null {
  if (device?.vehicle_id === null || !device?.vehicle) return null
  return { id: device.vehicle_id, label: device.vehicle.number }
}

/** The driver that a device has, for as long as the drivers are not there. */
export function currentDriver(device: Device | undefined): ComboOption | null {
  if (device?.driver_id === null || !device?.driver) return null
  return { id: device.driver_id, label: device.driver.name }
}
