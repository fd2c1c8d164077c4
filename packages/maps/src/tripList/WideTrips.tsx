'use client'
import Box from '@mui/material/Box'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { GpsSession } from '@sikud/api'
import { shownPart, unitName } from '@sikud/ui/format'
import type { ReactNode } from 'react'
import { placeNear } from '../measure/places.ts'
import { useMapsFormat, useMapsTexts } from '../locales/useMapsTexts.ts'
import { useSessionsTexts } from '../texts/useSessionsTexts.ts'
import { isRunning, tripKey } from '../trip/tripOrder.ts'
import { DayTotals, TripDuration } from './TripDetails.tsx'
import type { TripFilter, TripSort } from './TripFilter.ts'

interface WideTripsProps {
  /** The trips on the open page of the list. */
  trips: readonly GpsSession[]
  /** All loaded trips of the list, for the totals in the foot. */
  all: readonly GpsSession[]
  sort: TripFilter['sort']
  /** Called with the figure to sort by; undefined is the time. Without it, the heads cannot be pressed. */
  onSort: ((sort: TripFilter['sort']) => void) | undefined
  selectedKey: string | null
  onSelect: (key: string) => void
}

interface Column {
  title: string
  isNumber?: boolean
  /** What a press on the head sorts by; null is the time. */
  sort?: TripSort | null
  value: (trip: GpsSession) => ReactNode
}

/** Renders trips as a table with a column for each fact, and the totals of all loaded trips in its foot. */
export function WideTrips({ trips, all, sort, onSort, selectedKey, onSelect }: WideTripsProps) {
  const columns = useColumns(all)
  const sorted = sort ?? null
  const { loadedTotal } = useSessionsTexts()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableLook}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                data-number={column.isNumber}
                aria-sort={column.sort === sorted ? 'descending' : undefined}
              >
                {column.sort === undefined || !onSort ? (
                  column.title
                ) : (
                  <TableSortLabel
                    active={column.sort === sorted}
                    direction="desc"
                    onClick={() => onSort(column.sort ?? undefined)}
                    sx={{ font: 'inherit' }}
                  >
                    {column.title}
                  </TableSortLabel>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => (
            <tr key={tripKey(trip)} data-selected={tripKey(trip) === selectedKey}>
              {columns.map(({ title, isNumber, value }, place) => (
                <td key={title} dir="auto" data-number={isNumber}>
                  {place === 0 ? (
                    <button
                      type="button"
                      aria-current={tripKey(trip) === selectedKey ? 'true' : undefined}
                      onClick={() => onSelect(tripKey(trip))}
                    >
                      {value(trip)}
                    </button>
                  ) : (
                    value(trip)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={columns.length}>
              {loadedTotal} <DayTotals trips={all} />
            </td>
          </tr>
        </tfoot>
      </Box>
    </Box>
  )
}

function placeOf(end: NonNullable<GpsSession['preview']>['start'] | undefined) {
  return (end && placeNear(end)) ?? '—'
}

/** A base server does not send the highest speed, so its list has no column for it. */
function useColumns(all: readonly GpsSession[]): Column[] {
  const texts = useSessionsTexts()
  const maps = useMapsTexts()
  const format = useMapsFormat()
  const timeOf = (time: string | null) => {
    const at = Date.parse(time ?? '')
    return Number.isNaN(at) ? maps.unknownTime : `${format.shortDay(at)} ${format.clock(at)}`
  }
  const endOf = (part: ReturnType<typeof shownPart>) => {
    if (isRunning(part)) return maps.running
    const [start, end] = [Date.parse(part.start.time ?? ''), Date.parse(part.end.time ?? '')]
    return format.date(start) === format.date(end) ? format.clock(end) : timeOf(part.end.time)
  }
  const speedOf = (speed: number | null | undefined) =>
    typeof speed === 'number' ? format.count(Math.round(speed)) : '—'
  const highest: Column = {
    title: texts.highestSpeed(format.speedUnit),
    isNumber: true,
    sort: 'max_speed',
    value: ({ max_speed }) => speedOf(max_speed),
  }
  return [
    { title: texts.vehicle, value: (trip) => unitName(trip) ?? '—' },
    { title: texts.driver, value: ({ driver }) => driver?.name ?? '—' },
    { title: texts.begins, sort: null, value: (trip) => timeOf(shownPart(trip).start.time) },
    { title: texts.from, value: ({ preview }) => placeOf(preview?.start) },
    {
      title: texts.ends,
      value: (trip) => endOf(shownPart(trip)),
    },
    { title: texts.destination, value: ({ preview }) => placeOf(preview?.end) },
    {
      title: texts.orders.duration,
      isNumber: true,
      sort: 'duration',
      value: (trip) => <TripDuration trip={trip} />,
    },
    {
      title: texts.orders.distance,
      isNumber: true,
      sort: 'distance',
      value: (trip) => {
        const { distance } = shownPart(trip)
        return Number.isFinite(distance) ? format.distance(distance) : '—'
      },
    },
    {
      title: texts.averageSpeed(format.speedUnit),
      isNumber: true,
      value: ({ speed }) => speedOf(speed),
    },
    ...(all.some(({ max_speed }) => max_speed !== undefined) ? [highest] : []),
  ]
}

const tableLook = {
  width: '100%',
  minWidth: 760,
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    maxWidth: 130,
    height: 40,
    // So narrow that all columns fit beside the map at 1440 px.
    px: '5px',
    py: 0,
    textAlign: 'left',
    borderTop: 1,
    borderColor: 'divider',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& th': { fontSize: 12, fontWeight: 600, color: 'text.secondary', whiteSpace: 'normal' },
  '& :is(th, td):first-of-type': { pl: 2, fontWeight: 700 },
  '& :is(th, td):last-of-type': { pr: 1.5 },
  '& [data-number=true]': { textAlign: 'right' },
  '& .MuiTableSortLabel-icon': { mx: 0, fontSize: 14 },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
  '& tbody tr': { position: 'relative', '&:hover': { bgcolor: 'action.hover' } },
  '& tbody tr[data-selected=true]': { bgcolor: 'action.selected' },
  '& tfoot td': { maxWidth: 'none', fontWeight: 600 },
  // The button covers the whole row.
  '& td button': {
    p: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  },
} as const
