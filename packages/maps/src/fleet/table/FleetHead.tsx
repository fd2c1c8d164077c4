'use client'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import type { FleetSort, FleetSortKey } from '../store/fleetQuery.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

interface FleetHeadProps {
  sort: FleetSort
  onSort: (sort: FleetSort) => void
}

/** The heads of the columns; three of them sort. */
export function FleetHead({ sort, onSort }: FleetHeadProps) {
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  const columns: { title: string; key?: FleetSortKey }[] = [
    { title: maps.vehicle },
    { title: maps.plate, key: 'plate' },
    { title: texts.driver },
    { title: maps.status, key: 'status' },
    { title: texts.speed },
    { title: maps.location },
    { title: maps.age, key: 'age' },
  ]
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ title, key }) => {
          const sorted = key !== undefined && sort.key === key
          return (
            <th
              key={title}
              scope="col"
              aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              {key ? (
                <TableSortLabel
                  active={sorted}
                  direction={sorted && sort.descending ? 'desc' : 'asc'}
                  onClick={() => onSort({ key, descending: sorted && !sort.descending })}
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
