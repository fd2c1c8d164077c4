'use client'
import Box from '@mui/material/Box'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FleetHead } from './FleetHead.tsx'
import type { FleetSort } from './fleetQuery.ts'
import { FleetRow } from './FleetRow.tsx'
import type { FleetStore } from './FleetStore.ts'
import { fleetScrollerLook, fleetTableLook, ROW_HEIGHT } from './fleetTableLook.ts'
import { gridKey } from './gridKey.ts'
import { useFleetTexts } from './useFleetTexts.ts'
import { useFleetView } from './useFleetView.ts'

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
  const { order } = useFleetView(fleet)
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const [current, setCurrent] = useState(0)
  const active = Math.min(current, order.length - 1)
  // oxlint-disable-next-line react/incompatible-library -- its functions are called while rendering and in handlers only
  const virtualizer = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    // The row that the keyboard is on is always there.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(0, active)])].toSorted((a, b) => a - b),
  })
  const goTo = (index: number) => {
    setCurrent(index)
    virtualizer.scrollToIndex(index)
  }
  const showSelected = useEffectEvent(() => {
    const index = order.indexOf(fleet.slotOf(selected))
    if (index >= 0) goTo(index)
  })
  const here = fleet.slotOf(selected) >= 0
  useEffect(() => showSelected(), [selected, here])
  const keyAt = (index: number) => String(fleet.vehicles[order[index] ?? -1]?.device.id)

  return (
    <Box ref={scroller} sx={fleetScrollerLook}>
      <Box
        component="table"
        role="grid"
        tabIndex={0}
        aria-label={texts.fleet}
        aria-rowcount={order.length + 1}
        aria-activedescendant={order.length > 0 ? `${id}-${active}` : undefined}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return
          if (event.key === 'Enter' || event.key === ' ') onSelect(keyAt(active))
          else {
            const next = gridKey(event.key, active, order.length)
            if (next === null) return
            goTo(next)
          }
          event.preventDefault()
        }}
        sx={fleetTableLook}
      >
        <FleetHead sort={sort} onSort={onSort} />
        <tbody style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const slot = order[index] ?? -1
            const vehicle = fleet.positionIn(slot)
            return (
              vehicle && (
                <FleetRow
                  key={String(vehicle.device.id)}
                  id={`${id}-${index}`}
                  index={index}
                  top={start}
                  vehicle={vehicle}
                  group={fleet.columns.group[slot] ?? 0}
                  active={index === active}
                  selected={String(vehicle.device.id) === selected}
                  onSelect={onSelect}
                  serverNow={fleet.serverNow}
                  externalMapUrl={externalMapUrl}
                />
              )
            )
          })}
        </tbody>
      </Box>
    </Box>
  )
}
