'use client'
import Box from '@mui/material/Box'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { FleetHead } from './FleetHead.tsx'
import type { FleetSort } from '../store/fleetQuery.ts'
import { FleetRows } from './FleetRows.tsx'
import type { FleetStore } from '../store/FleetStore.ts'
import { fleetScrollerLook, fleetTableLook, ROW_HEIGHT } from './fleetTableLook.ts'
import { gridKey } from './gridKey.ts'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

interface FleetTableProps {
  fleet: FleetStore
  sort: FleetSort
  onSort: (sort: FleetSort) => void
  /** Key of the selected vehicle. */
  selected: string | null
  onSelect: (key: string) => void
  /** Template with {lat} and {lng}. */
  externalMapUrl: string
}

/** The whole fleet in words; only the rows in view are rendered. */
export function FleetTable({ fleet, sort, onSort, selected, onSelect, externalMapUrl }: FleetTableProps) {
  const texts = useFleetTexts()
  // The rows alone are drawn anew with each change.
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
    // The row that the keyboard is on is always there.
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
  const here = fleet.slotOf(selected) >= 0
  useEffect(() => showSelected(), [selected, here])
  const keyAt = (index: number) => String(fleet.vehicles[fleet.view().order[index] ?? -1]?.device.id)

  return (
    <Box ref={scroller} sx={fleetScrollerLook}>
      <Box
        component="table"
        role="grid"
        tabIndex={0}
        aria-label={texts.fleet}
        aria-rowcount={count + 1}
        aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return
          if (event.key === 'Enter' || event.key === ' ') onSelect(keyAt(active))
          else {
            const next = gridKey(event.key, active, count)
            if (next === null) return
            goTo(next)
          }
          event.preventDefault()
        }}
        sx={fleetTableLook}
      >
        <FleetHead sort={sort} onSort={onSort} />
        <tbody style={{ height: virtualizer.getTotalSize() }}>
          <FleetRows
            fleet={fleet}
            items={virtualizer.getVirtualItems()}
            id={id}
            active={active}
            selected={selected}
            onSelect={onSelect}
            externalMapUrl={externalMapUrl}
          />
        </tbody>
      </Box>
    </Box>
  )
}
