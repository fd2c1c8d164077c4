import type { Vehicle } from '@sikud/api'
import { DataList, type DataColumn } from '@sikud/ui/data-list'
import { EmptyState, SimulatedChip } from '@sikud/ui'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'

const columns: DataColumn<Vehicle>[] = [
  { key: 'plate', label: 'Plate', value: ({ number }) => number, naming: true },
  { key: 'type', label: 'Type', value: ({ type }) => type?.name ?? null },
]
const rowTo = ({ id }: Vehicle) => `/vehicles/${id}`
const rowBadge = ({ simulated }: Vehicle) => simulated && <SimulatedChip />
const getRowId = ({ id }: Vehicle) => id

/** Lists all vehicles. `DataList` adds search, sorting, columns, export and the rows for phones. */
export function VehiclesPage() {
  const vehicles = useQuery(client.query('listVehicles'))
  return (
    <DataList
      label="Vehicles"
      noun="vehicles"
      rows={vehicles.data ?? []}
      columns={columns}
      rowTo={rowTo}
      rowBadge={rowBadge}
      getRowId={getRowId}
      loading={vehicles.isPending}
      error={vehicles.error?.message}
      onRetry={() => void vehicles.refetch()}
      emptyState={<EmptyState title="No vehicles yet" />}
    />
  )
}
