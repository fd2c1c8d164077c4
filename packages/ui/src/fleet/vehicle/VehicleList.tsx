'use client'

import type { Vehicle } from '@sikud/api'
import { useMemo, type ReactNode } from 'react'
import { useVisibleColumns } from '../../components/ColumnChooser/useVisibleColumns.ts'
import { DataList } from '../../components/DataList/DataList.tsx'
import type { DataListProps } from '../../components/DataList/DataListProps.ts'
import type { ListView } from '../../components/DataList/ListView.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { simulatedBadge } from '../../components/SimulatedChip/simulatedBadge.tsx'
import { useVehicleTexts } from './useVehicleTexts.ts'
import { useGroupTexts } from '../group/useGroupTexts.ts'
import { vehicleColumns } from './vehicleColumns.ts'

interface VehicleListProps {
  vehicles: readonly Vehicle[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of a vehicle's detail page. Keep it stable between renders. */
  vehicleTo: (vehicle: Vehicle) => string
  view: ListView
  onViewChange: (view: ListView) => void
  onExport?: DataListProps<Vehicle>['onExport']
  toolbar?: ReactNode
  /** Whether the user sees several depots; if so, the list has a column for the depot. */
  grouped?: boolean
}

/** Renders the list of vehicles (Daftar Kendaraan). The browser stores which columns the user chose. */
export function VehicleList({ vehicles, vehicleTo, grouped = false, ...list }: VehicleListProps) {
  const texts = useVehicleTexts()
  const { field } = useGroupTexts()
  const columns = useMemo(() => vehicleColumns(texts, grouped ? field : undefined), [texts, grouped, field])
  const [visibleColumns, setVisibleColumns] = useVisibleColumns('vehicleColumns', columns)
  return (
    <DataList
      {...list}
      label={texts.list}
      noun={texts.noun}
      rows={vehicles}
      columns={columns}
      rowTo={vehicleTo}
      rowBadge={simulatedBadge}
      getRowId={vehicleId}
      visibleColumns={visibleColumns}
      onVisibleColumnsChange={setVisibleColumns}
      emptyState={<EmptyState illustrated title={texts.empty} text={texts.emptyText} />}
    />
  )
}

function vehicleId(vehicle: Vehicle) {
  return vehicle.id
}
