'use client'
import type { VirtualItem } from '@tanstack/react-virtual'
import { FleetRow } from './FleetRow.tsx'
import type { FleetStore } from '../store/FleetStore.ts'
import { useFleetView } from './useFleetView.ts'

interface FleetRowsProps {
  fleet: FleetStore
  /** The rows in view. */
  items: readonly VirtualItem[]
  /** Of the table; a row's own is this and its index. */
  id: string
  /** Index of the row that the keyboard is on. */
  active: number
  /** Key of the selected vehicle. */
  selected: string | null
  onSelect: (key: string) => void
  externalMapUrl: string
}

/** The rows in view, as the fleet is now. */
export function FleetRows({ fleet, items, id, active, selected, onSelect, externalMapUrl }: FleetRowsProps) {
  const { order } = useFleetView(fleet)
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
        group={fleet.columns.group[slot] ?? 0}
        active={index === active}
        selected={key === selected}
        onSelect={onSelect}
        serverNow={fleet.serverNow}
        externalMapUrl={externalMapUrl}
      />
    )
  })
}
