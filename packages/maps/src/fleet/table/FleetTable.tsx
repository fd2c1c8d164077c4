'use client'
import Box from '@mui/material/Box'
import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetSort } from '../store/fleetQuery.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { FleetHead } from './FleetHead.tsx'
import { FleetRow } from './FleetRow.tsx'
import type { PlaceQueue } from './PlaceQueue.ts'
import { fleetScrollerLook, fleetTableLook, ROW_HEIGHT } from './fleetTableLook.ts'

interface FleetTableProps {
  fleet: FleetStore
  sort: FleetSort
  onSort: (sort: FleetSort) => void
  /** Key of the selected vehicle. */
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
  const count = useSyncExternalStore(fleet.subscribe, () => fleet.view().order.length)
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
  /** The rows in view. */
  items: readonly VirtualItem[]
  /** Id of the table; the id of a row is this id, a hyphen and the row's index. */
  id: string
  /** Index of the row with the keyboard cursor. */
  active: number
}

function FleetRows({ fleet, items, id, active, selected, onSelect, externalMapUrl, places }: FleetRowsProps) {
  const { order } = useSyncExternalStore(fleet.subscribe, fleet.view)
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
