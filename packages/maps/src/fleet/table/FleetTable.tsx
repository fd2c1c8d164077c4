'use client'
import Box from '@mui/material/Box'
import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useMapsTexts } from '../../locales/useMapsTexts.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetSort, FleetSortKey } from '../store/fleetView.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { sinceOf } from '../store/statusByAge.ts'
import { FleetRow } from './FleetRow.tsx'
import { fleetScrollerLook, fleetTableLook, ROW_HEIGHT } from './fleetTableLook.ts'
import type { PlaceQueue } from './PlaceQueue.ts'

interface FleetTableProps {
  fleet: FleetStore
  sort: FleetSort
  onSort: (sort: FleetSort) => void
  selected: string | null
  onSelect: (key: string) => void
  /** Whether the heads sort the table; else a menu outside of it does, and the heads are hidden. */
  isTable: boolean
  /** Whether an arrow key also selects the row that it moves to, after a short delay. */
  selectsByArrow: boolean
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl: string
  /** Finds the addresses of standing vehicles; null to show only the nearest place. */
  places: PlaceQueue | null
}

/** Lists the fleet; renders only the rows in view. For a single vehicle, the table has no keyboard navigation. */
export function FleetTable(props: FleetTableProps) {
  const { fleet, sort, onSort, selected, onSelect, selectsByArrow, isTable, externalMapUrl, places } = props
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  // Reads only the count here, so that most changes of the fleet render only `FleetRows`.
  const count = useSnapshot(fleet.subscribe, () => fleet.view().order.length)
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const [current, setCurrent] = useState(0)
  const active = Math.min(current, count - 1)
  // oxlint-disable-next-line react/incompatible-library -- its functions are called while rendering and in handlers only
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 2,
    // Renders the active row even if it is outside the view, because `aria-activedescendant` must refer to an element.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(0, active)])].toSorted((a, b) => a - b),
  })
  const goTo = (index: number) => {
    setCurrent(index)
    virtualizer.scrollToIndex(index)
  }
  const showSelected = useEffectEvent(() => {
    const index = fleet.view().order.indexOf(fleet.slotOf(selected))
    if (index >= 0) goTo(index)
  })
  const isKnown = fleet.slotOf(selected) >= 0
  useEffect(() => showSelected(), [selected, isKnown])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const keyIn = (index: number) => String(fleet.vehicles[fleet.view().order[index] ?? -1]?.device.id)
  const choose = (key: string) => {
    clearTimeout(pause.current)
    onSelect(key)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter' || event.key === ' ') {
      choose(keyIn(active))
    } else {
      const next = rowAfterKey(event.key, active, count)
      if (next === null) return
      goTo(next)
      // The delay saves requests while a key is held down: each selection loads facts from the server.
      clearTimeout(pause.current)
      const key = keyIn(next)
      if (selectsByArrow) pause.current = setTimeout(() => onSelect(key), SELECT_DELAY_MS)
    }
    event.preventDefault()
  }
  const items = virtualizer.getVirtualItems()
  const grid = {
    role: 'grid',
    tabIndex: 0,
    'aria-label': texts.fleet,
    'aria-rowcount': count + 1,
    // A closed sheet renders no rows, because its list has no height. Then no row is active.
    'aria-activedescendant': items.some(({ index }) => index === active) ? `${id}-${active}` : undefined,
    onKeyDown,
  }
  return (
    <Box ref={scroller} data-single={fleet.single} sx={fleetScrollerLook}>
      <Box
        component="table"
        {...(fleet.single ? { 'aria-label': maps.livePositions } : grid)}
        sx={fleetTableLook}
      >
        <FleetHead single={fleet.single} isTable={isTable} sort={sort} onSort={onSort} />
        <tbody style={{ height: virtualizer.getTotalSize() }}>
          <FleetRows
            fleet={fleet}
            items={items}
            id={id}
            active={active}
            selected={selected}
            onSelect={choose}
            externalMapUrl={externalMapUrl}
            places={places}
          />
        </tbody>
      </Box>
    </Box>
  )
}

interface FleetRowsProps extends Omit<FleetTableProps, 'sort' | 'onSort' | 'selectsByArrow' | 'isTable'> {
  items: readonly VirtualItem[]
  /** Id of the table; the id of a row is this id, a hyphen and the row's index. */
  id: string
  /** Index of the row with the keyboard cursor. */
  active: number
}

function FleetRows({ fleet, items, id, active, selected, onSelect, externalMapUrl, places }: FleetRowsProps) {
  const { order, isMixed } = useSnapshot(fleet.subscribe, fleet.view)
  return items.map(({ index, start }) => {
    const slot = order[index] ?? -1
    const vehicle = fleet.positionIn(slot)
    if (!vehicle) return null
    const key = String(vehicle.device.id)
    return (
      <FleetRow
        key={key}
        id={`${id}-${index}`}
        index={index}
        top={start}
        vehicle={vehicle}
        status={fleet.columns.status[slot] ?? 0}
        since={sinceOf(fleet.columns, slot)}
        isMixed={isMixed}
        active={index === active}
        selected={key === selected}
        onSelect={onSelect}
        fleet={fleet}
        externalMapUrl={externalMapUrl}
        places={places}
      />
    )
  })
}

const PAGE = 10

const SELECT_DELAY_MS = 200

/** Returns the row to which a key moves the cursor; null if the key does not move the cursor. */
function rowAfterKey(key: string, row: number, count: number): number | null {
  const target = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + PAGE,
    PageUp: row - PAGE,
    Home: 0,
    End: count - 1,
  }[key]
  return target === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, target))
}

interface FleetHeadProps {
  /** True for a single vehicle. Its table cannot be sorted. */
  single: boolean
  isTable: boolean
  sort: FleetSort
  onSort: (sort: FleetSort) => void
}

/** The columns that the table of a single vehicle lacks. */
const fleetOnly = new Set(['driver', 'since', 'speed'])

interface Column {
  cell: string
  title: string
  sortKey?: FleetSortKey
}

/** Renders the column heads. In a table, four of them sort it when they are pressed. */
function FleetHead({ single, isTable, sort, onSort }: FleetHeadProps) {
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  const columns: Column[] = [
    { cell: 'name', title: maps.vehicle },
    { cell: 'plate', title: maps.plate, sortKey: 'plate' },
    { cell: 'driver', title: texts.driver },
    { cell: 'status', title: maps.status, sortKey: 'status' },
    { cell: 'since', title: texts.since, sortKey: 'since' },
    { cell: 'speed', title: texts.speed },
    { cell: 'place', title: maps.location },
    { cell: 'age', title: maps.age, sortKey: 'age' },
  ]
  const shown = single ? columns.filter(({ cell }) => !fleetOnly.has(cell)) : columns
  return (
    <thead data-hidden={!single && !isTable}>
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
              {sortKey && !single && isTable ? (
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
