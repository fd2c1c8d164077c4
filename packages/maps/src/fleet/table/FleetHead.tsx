'use client'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetSort, FleetSortKey } from '../store/fleetQuery.ts'

interface FleetHeadProps {
  /** True for a single vehicle. Its table cannot be sorted and has no columns for driver and speed. */
  single: boolean
  sort: FleetSort
  onSort: (sort: FleetSort) => void
}

interface Column {
  cell: string
  title: string
  sortKey?: FleetSortKey
}

/** Renders the column heads. Three of them sort the table when they are pressed. */
export function FleetHead({ single, sort, onSort }: FleetHeadProps) {
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  const columns: Column[] = [
    { cell: 'name', title: maps.vehicle },
    { cell: 'plate', title: maps.plate, sortKey: 'plate' },
    { cell: 'driver', title: texts.driver },
    { cell: 'status', title: maps.status, sortKey: 'status' },
    { cell: 'speed', title: texts.speed },
    { cell: 'place', title: maps.location },
    { cell: 'age', title: maps.age, sortKey: 'age' },
  ]
  const shown = single ? columns.filter(({ cell }) => cell !== 'driver' && cell !== 'speed') : columns
  return (
    <thead>
      <tr aria-rowindex={1}>
        {shown.map(({ cell, title, sortKey }) => {
          const sorted = !single && sort.key === sortKey
          return (
            <th
              key={cell}
              data-cell={cell}
              scope="col"
              aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              {sortKey && !single ? (
                <TableSortLabel
                  active={sorted}
                  direction={sorted && sort.descending ? 'desc' : 'asc'}
                  onClick={() => onSort({ key: sortKey, descending: sorted && !sort.descending })}
                  sx={{ fontSize: 'inherit', fontWeight: 'inherit' }}
                >
                  {title}
                </TableSortLabel>
              ) : (
                title
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
