import { isStatus } from '@sikud/api/react'
import { recordEntry, type SearchEntry, type SearchedRecords, type SearchGroup } from '@sikud/ui/search'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { navigation } from '../menu.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { useFleetClient, useServices } from '../services.ts'

type Kind = keyof SearchedRecords

/** Returns options of a query that make entries of its records. Data younger than a minute is not requested again. */
function entriesOf<Searched extends Kind>(kind: Searched) {
  const { detail } = paths[kind]
  const entryOf = (record: SearchedRecords[Searched]) => recordEntry(kind, record, detail(record.id))
  const select = (records: SearchedRecords[Searched][]) => records.map(entryOf)
  return { staleTime: 60_000, refetchOnMount: true, select }
}

// The query cache builds the entries again only if `select` is another function.
const entries = {
  device: entriesOf('device'),
  vehicle: entriesOf('vehicle'),
  driver: entriesOf('driver'),
  user: entriesOf('user'),
  role: entriesOf('role'),
}
const none: SearchEntry[] = []

/** Returns the search groups of the five kinds of records; each loads and fails independently. */
export function useRecordGroups(): SearchGroup[] {
  const { query } = useFleetClient()
  const texts = useTexts()
  const found: Record<Kind, UseQueryResult<SearchEntry[]>> = {
    device: useQuery({ ...query('listDevices'), ...entries.device }),
    vehicle: useQuery({ ...query('listVehicles'), ...entries.vehicle }),
    driver: useQuery({ ...query('listDrivers'), ...entries.driver }),
    user: useQuery({ ...query('listUsers'), ...entries.user }),
    role: useQuery({ ...query('listRoles'), ...entries.role }),
  }
  const { isBase } = useServices().server
  const items = navigation(texts, isBase, () => {}).flatMap((group) => group.items)

  function group(key: Kind, label: string): SearchGroup {
    const { data, error, isPending, refetch } = found[key]
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
  const { navigation: names, titles } = texts
  return [
    group('device', names.device),
    group('vehicle', names.vehicle),
    group('driver', names.driver),
    group('user', names.user),
    group('role', titles.roleList),
  ]
}
