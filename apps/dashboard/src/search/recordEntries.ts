import type { Device, Driver, Role, User, Vehicle } from '@sikud/api'
import { simulatedBadge } from '@sikud/ui'
import type { SearchEntry } from '@sikud/ui/search'
import { paths } from '../paths.ts'

type Text = string | number | null | undefined

function shown(...texts: Text[]): string[] {
  return texts.filter((text) => text !== null && text !== undefined && text !== '').map(String)
}

/** Returns the search entry of a device. */
export function deviceEntry({ id, name, imei, number, vehicle, driver, simulated }: Device): SearchEntry {
  const details = shown(imei, number, vehicle?.number, driver?.name)
  return {
    key: String(id),
    label: name,
    details,
    badge: simulatedBadge({ simulated }),
    to: paths.device.detail(id),
  }
}

/** Returns the search entry of a vehicle, titled by its plate. */
export function vehicleEntry({ id, number, type, color, year, simulated }: Vehicle): SearchEntry {
  const model = shown(type?.brand?.name, type?.name).join(' ')
  const details = shown(model, color, year)
  return {
    key: String(id),
    label: number,
    details,
    badge: simulatedBadge({ simulated }),
    to: paths.vehicle.detail(id),
  }
}

/** Returns the search entry of a driver. */
export function driverEntry({ id, name, phone, email, license, simulated }: Driver): SearchEntry {
  const details = shown(phone, email, license)
  return {
    key: String(id),
    label: name,
    details,
    badge: simulatedBadge({ simulated }),
    to: paths.driver.detail(id),
  }
}

/** Returns the search entry of a user. */
export function userEntry({ id, name, email, role }: User): SearchEntry {
  return { key: String(id), label: name, details: shown(email, role?.name), to: paths.user.detail(id) }
}

/** Returns the search entry of a role. */
export function roleEntry({ id, name, type, description }: Role): SearchEntry {
  return { key: String(id), label: name, details: shown(type.text, description), to: paths.role.detail(id) }
}
