import { isStatus, may, mayCall, useMe } from '@sikud/api/react'
import type { Device, Vehicle } from '@sikud/api'
import EditOutlined from '@mui/icons-material/EditOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { recordEntry, type SearchEntry, type SearchedRecords, type SearchGroup } from '@sikud/ui/search'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { permissionOf } from '../authority/permissions.ts'
import { navigation } from '../menu.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { useFleetClient, useServices } from '../services.ts'
import { VehicleStatus } from './VehicleStatus.tsx'

type Kind = keyof SearchedRecords

// Data younger than a minute is not requested again.
const fresh = { staleTime: 60_000, refetchOnMount: true }

/** Returns options of a query that make entries of its records. */
function entriesOf<Searched extends Kind>(kind: Searched) {
  const { detail } = paths[kind]
  const entryOf = (record: SearchedRecords[Searched]) => recordEntry(kind, record, detail(record.id))
  const select = (records: SearchedRecords[Searched][]) => records.map(entryOf)
  return { ...fresh, select }
}

// The query cache builds the entries again only if `select` is another function.
const entries = {
  device: entriesOf('device'),
  driver: entriesOf('driver'),
  user: entriesOf('user'),
  role: entriesOf('role'),
}
const none: SearchEntry[] = []

/** Returns the search groups of the five kinds of records; each loads and fails independently. */
export function useRecordGroups(): SearchGroup[] {
  const { query } = useFleetClient()
  const texts = useTexts()
  const vehicles = useQuery({ ...query('listVehicles'), ...fresh })
  const vehicleEntries = useVehicleEntries(vehicles.data)
  const found: Record<Exclude<Kind, 'vehicle'>, UseQueryResult<SearchEntry[]>> = {
    device: useQuery({ ...query('listDevices'), ...entries.device }),
    driver: useQuery({ ...query('listDrivers'), ...entries.driver }),
    user: useQuery({ ...query('listUsers'), ...entries.user }),
    role: useQuery({ ...query('listRoles'), ...entries.role }),
  }
  const { isBase } = useServices().server
  const items = navigation(texts, isBase, () => {}).flatMap((group) => group.items)

  function group(key: Kind, label: string): SearchGroup {
    const { data, error, isPending, refetch } =
      key === 'vehicle' ? { ...vehicles, data: vehicleEntries } : found[key]
    const failure = data === undefined ? error : null
    return {
      key,
      label,
      icon: items.find((item) => item.key === key)?.icon,
      entries: data ?? none,
      loading: isPending,
      error: failure?.message,
      // If the user has no permission, offers no retry, because the server would refuse again.
      onRetry: isStatus(failure, 403) ? undefined : () => void refetch(),
      allTo: (search) => `${paths[key].list}?${new URLSearchParams({ search }).toString()}`,
    }
  }
  const edits = useEdits(found.driver.data, vehicleEntries, found.device.data)
  const { navigation: names, titles } = texts
  return [
    edits,
    group('vehicle', names.vehicle),
    group('device', names.device),
    group('driver', names.driver),
    group('user', names.user),
    group('role', titles.roleList),
  ]
}

/** Returns the group that opens the form of a record: a search for “ubah agus” finds “Ubah Agus Setiawan”. */
function useEdits(
  drivers: SearchEntry[] = none,
  vehicles: SearchEntry[] = none,
  devices: SearchEntry[] = none,
): SearchGroup {
  const me = useMe()
  const { edit, editOf } = useTexts().search
  const entries = useMemo(() => {
    const editsOf = (kind: 'driver' | 'vehicle' | 'device', records: readonly SearchEntry[]) =>
      records.map(({ key, label, details = [] }) => ({
        key: `${kind}-${key}`,
        label: editOf(label),
        details,
        to: paths[kind].edit(key),
      }))
    return [
      ...(mayCall(me, 'updateDriver') ? editsOf('driver', drivers) : []),
      ...(mayCall(me, 'updateVehicle') ? editsOf('vehicle', vehicles) : []),
      ...(mayCall(me, 'updateDevice') ? editsOf('device', devices) : []),
    ]
  }, [me, editOf, drivers, vehicles, devices])
  return { key: 'edit', label: edit, word: edit, icon: <EditOutlined />, limit: 5, entries }
}

/**
 * Returns the entries of vehicles. For users who may see positions, a vehicle with a device opens on Pelacakan and shows
 * its status; a second button opens its record.
 */
function useVehicleEntries(vehicles: Vehicle[] | undefined): SearchEntry[] | undefined {
  const { query } = useFleetClient()
  const { server } = useServices()
  const me = useMe()
  const { search } = useTexts()
  const mayTrack = !server.isBase && may(me, permissionOf(paths.tracking))
  const { data: devices } = useQuery({ ...query('listDevices'), ...fresh, select: deviceOfVehicle })
  return useMemo(
    () =>
      vehicles?.map((vehicle) => {
        const to = paths.vehicle.detail(vehicle.id)
        const entry = recordEntry('vehicle', vehicle, to)
        const device = mayTrack ? devices?.get(String(vehicle.id)) : undefined
        if (device === undefined) return entry
        return {
          ...entry,
          to: `${paths.tracking}?${new URLSearchParams({ vehicle: device })}`,
          action: search.openTracking,
          status: <VehicleStatus key={entry.key} id={vehicle.id} />,
          second: { label: search.record(entry.label), icon: <InfoOutlined />, to },
        }
      }),
    [vehicles, devices, mayTrack, search],
  )
}

/** Returns the id of a device for each vehicle that has one. */
function deviceOfVehicle(devices: Device[]): Map<string, string> {
  return new Map(
    devices.flatMap(({ id, vehicle_id }) => (vehicle_id == null ? [] : [[String(vehicle_id), String(id)]])),
  )
}
