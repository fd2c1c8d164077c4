import Button from '@mui/material/Button'
import { useRecordList } from '@sikud/api/react'
import type { Vehicle } from '@sikud/api'
import { DataList, listUrl, type DataColumn } from '@sikud/ui/data-list'
import { EmptyState, Page, SimulatedChip } from '@sikud/ui'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'

const columns: DataColumn<Vehicle>[] = [
  { key: 'plate', label: 'Plate', value: ({ number }) => number, naming: true },
  { key: 'type', label: 'Type', value: ({ type }) => type?.name ?? null },
]
const rowTo = ({ id }: Vehicle) => `/vehicles/${id}`
const rowBadge = ({ simulated }: Vehicle) => simulated && <SimulatedChip />
const getRowId = ({ id }: Vehicle) => id

/** Lists all vehicles. `DataList` adds search, sorting, columns and export; `useRecordList` keeps them in the URL. */
export function VehiclesPage() {
  const { rows, list } = useRecordList(useQuery(client.query('listVehicles')), listUrl)
  return (
    <Page title="Vehicles" actions={<Button href="/add">New vehicle</Button>}>
      <DataList
        label="Vehicles"
        noun="vehicles"
        rows={rows}
        columns={columns}
        rowTo={rowTo}
        rowBadge={rowBadge}
        getRowId={getRowId}
        emptyState={<EmptyState title="No vehicles yet" />}
        {...list}
      />
    </Page>
  )
}
