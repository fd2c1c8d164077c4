import { ApiError } from '@sikud/api'
import type { Device, Driver, Role, User, Vehicle } from '@sikud/api'
import type { SearchEntry, SearchGroup } from '@sikud/ui/search'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { navigation } from '../menu.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { useFleetClient, useServices } from '../services.ts'
import { deviceEntry, driverEntry, roleEntry, userEntry, vehicleEntry } from './recordEntries.ts'

/** Data younger than a minute is not requested again. */
const recent = { staleTime: 60_000, refetchOnMount: true }

const ofDevices = { ...recent, select: (devices: Device[]) => devices.map(deviceEntry) }
const ofVehicles = { ...recent, select: (vehicles: Vehicle[]) => vehicles.map(vehicleEntry) }
const ofDrivers = { ...recent, select: (drivers: Driver[]) => drivers.map(driverEntry) }
const ofUsers = { ...recent, select: (users: User[]) => users.map(userEntry) }
const ofRoles = { ...recent, select: (roles: Role[]) => roles.map(roleEntry) }

const none: SearchEntry[] = []

/** Returns the search groups of the five kinds of records; each loads and fails independently. */
export function useRecordGroups(): SearchGroup[] {
  const client = useFleetClient()
  const texts = useTexts()
  const devices = useQuery({ ...client.query('listDevices'), ...ofDevices })
  const vehicles = useQuery({ ...client.query('listVehicles'), ...ofVehicles })
  const drivers = useQuery({ ...client.query('listDrivers'), ...ofDrivers })
  const users = useQuery({ ...client.query('listUsers'), ...ofUsers })
  const roles = useQuery({ ...client.query('listRoles'), ...ofRoles })

  const { isBase } = useServices().server
  const items = navigation(texts, isBase, () => {}).flatMap((group) => group.items)
  const icon = (key: string) => items.find((item) => item.key === key)?.icon
  const { navigation: names, titles } = texts
  return [
    { key: 'device', label: names.device, icon: icon('device'), ...found(devices, paths.device.list) },
    { key: 'vehicle', label: names.vehicle, icon: icon('vehicle'), ...found(vehicles, paths.vehicle.list) },
    { key: 'driver', label: names.driver, icon: icon('driver'), ...found(drivers, paths.driver.list) },
    { key: 'user', label: names.user, icon: icon('user'), ...found(users, paths.user.list) },
    { key: 'role', label: titles.roleList, icon: icon('role'), ...found(roles, paths.role.list) },
  ]
}

function found({ data, error, isPending, refetch }: UseQueryResult<SearchEntry[]>, list: string) {
  const failure = data === undefined ? error : null
  // If the user has no permission, offers no retry, because the server would refuse again.
  const refused = failure instanceof ApiError && failure.status === 403
  return {
    entries: data ?? none,
    loading: isPending,
    error: failure?.message,
    onRetry: refused ? undefined : () => void refetch(),
    allTo: (search: string) => `${list}?${new URLSearchParams({ search }).toString()}`,
  }
}
