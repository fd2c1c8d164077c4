'use client'
import Box from '@mui/material/Box'
import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { SxProps, Theme } from '@mui/material/styles'
import { visuallyHidden } from '@sikud/ui/format'
import { useMapsTexts } from '../../locales/useMapsTexts.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetSort, FleetSortKey } from '../store/fleetView.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { FleetRow } from './FleetRow.tsx'
import type { PlaceQueue } from './PlaceQueue.ts'

interface FleetTableProps {
  fleet: FleetStore
  sort: FleetSort
  onSort: (sort: FleetSort) => void
  selected: string | null
  onSelect: (key: string) => void
  /** Whether an arrow key also selects the row that it moves to, after a short delay. */
  selectsByArrow: boolean
  /** URL template of an external map, with {lat} and {lng}. */
  externalMapUrl: string
  /** Finds the addresses of standing vehicles; null to show coordinates. */
  places: PlaceQueue | null
}

/** Lists the fleet; renders only the rows in view. For a single vehicle, the table has no keyboard navigation. */
export function FleetTable(props: FleetTableProps) {
  const { fleet, sort, onSort, selected, onSelect, selectsByArrow, externalMapUrl, places } = props
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
        <FleetHead single={fleet.single} sort={sort} onSort={onSort} />
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

interface FleetRowsProps extends Omit<FleetTableProps, 'sort' | 'onSort' | 'selectsByArrow'> {
  items: readonly VirtualItem[]
  /** Id of the table; the id of a row is this id, a hyphen and the row's index. */
  id: string
  /** Index of the row with the keyboard cursor. */
  active: number
}

function FleetRows({ fleet, items, id, active, selected, onSelect, externalMapUrl, places }: FleetRowsProps) {
  const { order } = useSnapshot(fleet.subscribe, fleet.view)
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
function FleetHead({ single, sort, onSort }: FleetHeadProps) {
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

/** Height of a row in px; a row has one line in a table and three lines in a list. */
const ROW_HEIGHT = 60

/** Container width at which the table becomes a list: in a panel or on a phone. */
const narrow = '@container (max-width: 719.95px)'
/** Container width with room for only five of the seven columns. */
const tight = '@container (min-width: 720px) and (max-width: 939.95px)'
const single = '[data-single=true] > &'

const fleetScrollerLook: SxProps<Theme> = {
  position: 'relative',
  containerType: 'inline-size',
  flex: 1,
  minHeight: 0,
  '@media screen': { overflow: 'auto' },
  borderTop: 1,
  borderColor: 'divider',
}

/** Styles of the table. It has seven columns, or five for a single vehicle. As a list, each row has three lines. */
const fleetTableLook: SxProps<Theme> = {
  display: 'block',
  minWidth: 940,
  fontSize: 14,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& thead, & tbody': { display: 'block' },
  '& thead': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& tbody': { position: 'relative' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 1.2fr) 116px minmax(110px, 1fr) 130px 90px 172px 104px',
    alignItems: 'center',
    columnGap: 2,
    px: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead tr': { height: 40 },
  '& th, & td': { p: 0, textAlign: 'left' },
  '& th': { fontSize: 12, fontWeight: 600, color: 'text.secondary' },
  '& td': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& :is([data-cell=speed], [data-cell=age])': { textAlign: 'right' },
  '& th[data-cell=age] .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& td[data-cell=name]': { display: 'flex', alignItems: 'center', gap: 1 },
  '& td a': { display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 13, color: 'inherit' },
  '& td a svg': { fontSize: 15, color: 'text.secondary' },
  '& [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td[data-cell=age]': { fontSize: 13, lineHeight: '17px', color: 'text.secondary' },
  '& [data-contact]': { display: 'block', fontSize: 12 },
  '& td[data-cell=status]': { lineHeight: '17px', whiteSpace: 'normal' },
  '& td[data-cell=status] > [data-alarm]': { display: 'flex', mt: '2px', fontSize: 12, lineHeight: '15px' },
  '& tbody tr': {
    position: 'absolute',
    left: 0,
    right: 0,
    height: ROW_HEIGHT,
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-selected=true]': {
      bgcolor: 'action.selected',
      boxShadow: (theme) => `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}`,
    },
  },
  '&:focus-visible tr[data-active=true]': {
    boxShadow: (theme) => `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}`,
  },
  [tight]: {
    minWidth: 0,
    '& tr': { gridTemplateColumns: 'minmax(100px, 1fr) 116px 130px 166px 104px' },
    '& :is([data-cell=driver], [data-cell=speed])': { display: 'none' },
  },
  [single]: {
    minWidth: 0,
    '& tr': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 160px) minmax(0, 1.2fr) 200px 160px' },
    '& tbody tr': { borderBottom: 0 },
    // The link covers the whole row, because the row is its nearest positioned ancestor.
    '& td a::after': { content: '""', position: 'absolute', inset: 0 },
    '& td a:focus-visible': { outline: 'none' },
    '& td a:focus-visible::after': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
    },
  },
  [narrow]: {
    minWidth: 0,
    '& thead tr': { display: 'flex', gap: 2.5, height: 36 },
    '& th:not([aria-sort], :has(.MuiTableSortLabel-root))': visuallyHidden,
    '& tbody tr': {
      gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto auto',
      gridTemplateRows: '20px 17px 17px',
      alignContent: 'center',
      lineHeight: '17px',
      columnGap: 0,
      rowGap: 0,
    },
    '& td': { fontSize: 13 },
    '& td[data-cell=plate]': { gridArea: '1 / 1 / 2 / 3', fontSize: 15 },
    '& td[data-cell=status]': { gridArea: '1 / 3 / 2 / 5', justifySelf: 'end', whiteSpace: 'nowrap' },
    '& td[data-cell=name]': { gridArea: '2 / 1', color: 'text.secondary' },
    // The mark of a simulated vehicle is beside its plate.
    '& td[data-cell=name] > :not([data-name])': { position: 'absolute', top: 2, left: 112 },
    '& td[data-cell=driver]': {
      gridArea: '2 / 2',
      color: 'text.secondary',
      '&::before': { content: '" · "', whiteSpace: 'pre' },
    },
    '& td[data-cell=speed]': { gridArea: '2 / 3', pl: 1 },
    '& td[data-cell=age]': { gridArea: '2 / 4', '&::before': { content: '" · "', whiteSpace: 'pre' } },
    // The contact is at the end of the third line, after the place.
    '& [data-contact]': { position: 'absolute', right: 16, top: 40 },
    '& tr:has([data-contact]) td[data-cell=place]': { gridArea: '3 / 1 / 4 / 3' },
    // The alarm takes the place of the names of vehicle and driver.
    '& td[data-cell=status] > [data-alarm]': { position: 'absolute', left: 16, top: 23, mt: 0 },
    '& tr:has([data-alarm]) :is(td[data-cell=name] > [data-name], td[data-cell=driver])': visuallyHidden,
    '& td[data-cell=place]': { gridArea: '3 / 1 / 4 / 5', color: 'text.secondary' },
    '& td[data-cell=place] :is(a, svg)': { fontSize: 12 },
    [single]: {
      '& tbody tr': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
        gridTemplateRows: 'auto auto auto',
        height: 'auto',
        py: 1.5,
        rowGap: 0.5,
      },
      '& td[data-cell=name] > :not([data-name])': { top: 8 },
      '& td[data-cell=plate]': { gridArea: '1 / 1' },
      '& td[data-cell=status]': { gridArea: '1 / 2' },
      '& td[data-cell=name]': { gridArea: '2 / 1' },
      '& td[data-cell=age]': { gridArea: '2 / 2', justifySelf: 'end', '&::before': { content: 'none' } },
      '& td[data-cell=place]': {
        position: 'static',
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
        gridArea: '3 / 1 / 4 / 3',
      },
    },
  },
}
