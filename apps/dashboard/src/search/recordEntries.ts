import type { Device, Driver, Role, User, Vehicle } from '@sikud/api'
import type { SearchEntry } from '@sikud/ui/search'
import { paths } from '../paths.ts'

type Text = string | number | null | undefined

function shown(...texts: Text[]): string[] {
  return texts.filter((text) => text !== null && text !== undefined && text !== '').map(String)
}

/** A device as the search shows it. */
export function deviceEntry({ id, name, imei, number, vehicle, driver, simulated }: Device): SearchEntry {
  const details = shown(imei, number, vehicle?.number, driver?.name)
  return { key: String(id), label: name, details, simulated, to: paths.device.detail(id) }
}

/** A vehicle as the search shows it, by its plate. */
export function vehicleEntry({ id, number, type, color, year, simulated }: Vehicle): SearchEntry {
  const model = shown(type?.brand?.name, type?.name).join(' ')
  const details = shown(model, color, year)
  return { key: String(id), label: number, details, simulated, to: paths.vehicle.detail(id) }
}

/** A driver as the search shows them. */
export function driverEntry({ id, name, phone, email, license, simulated }: Driver): SearchEntry {
  const details = shown(phone, email, license)
  return { key: String(id), label: name, details, simulated, to: paths.driver.detail(id) }
}

/** A user as the search shows them. */
export function userEntry({ id, name, email, role }: User): SearchEntry {
  return { key: String(id), label: name, details: shown(email, role?.name), to: paths.user.detail(id) }
}

/** An access role as the search shows it. */
export function roleEntry({ id, name, type, description }: Role): SearchEntry {
  return { key: String(id), label: name, details: shown(type.text, description), to: paths.role.detail(id) }
}
