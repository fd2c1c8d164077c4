'use client'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetSort, FleetSortKey } from '../store/fleetQuery.ts'

interface FleetHeadProps {
  /** True for a single vehicle. Its table has no sorting, and no columns for which a base server has no data. */
  single: boolean
  sort: FleetSort
  onSort: (sort: FleetSort) => void
}

interface Column {
  cell: string
  title: string
  sortKey?: FleetSortKey
}

/** Renders the column heads; a press on one of three heads sorts the table. */
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
