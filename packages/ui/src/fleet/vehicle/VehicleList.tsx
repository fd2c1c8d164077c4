'use client'

import type { Vehicle } from '@sikud/api'
import { type ReactNode, useMemo } from 'react'
import { useListColumns } from '../../kit/ColumnChooser/useListColumns.ts'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { archivedFilters, recordBadge } from '../archive/archivedList.tsx'
import { useArchiveTexts } from '../archive/texts.ts'
import { useSimulatedMark } from '../status/SimulatedChip.tsx'
import { type VehicleTexts, useVehicleTexts } from './texts.ts'
import { useGroupTexts } from '../group/texts.ts'
import type { DataColumn } from '../../kit/DataList/DataColumn.ts'
import { groupColumn } from '../group/groupColumn.ts'

export interface VehicleListProps {
  vehicles: readonly Vehicle[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of a vehicle's detail page. Keep it stable between renders. */
  vehicleTo: (vehicle: Vehicle) => string
  view: ListView
  onViewChange: (view: ListView, replaces?: boolean) => void
  /** The key of the user's saved views of this list in the browser. */
  viewsKey?: DataListProps<Vehicle>['viewsKey']
  onExport?: DataListProps<Vehicle>['onExport']
  /** Renders the main facts of a row, for the panel that Space opens. Keep it stable between renders. */
  peek?: DataListProps<Vehicle>['peek']
  /** Renders the actions on selected rows; without it, rows cannot be selected. */
  selectionActions?: DataListProps<Vehicle>['selectionActions']
  toolbar?: ReactNode
  /** Whether the user sees several depots; if so, the list has a column for the depot. */
  grouped?: boolean
  /**
   * Whether the server can archive records; if so, the list has the filter "Arsip". While the filter is active,
   * the archived records must be among the rows.
   */
  archivable?: boolean
  /** The button for the next step while there are no vehicles. */
  emptyAction?: ReactNode
}

/** Renders the list of vehicles (Daftar Kendaraan). The browser stores which columns the user chose. */
export function VehicleList({
  vehicles,
  vehicleTo,
  grouped = false,
  archivable = false,
  emptyAction,
  ...list
}: VehicleListProps) {
  const texts = useVehicleTexts()
  const { field } = useGroupTexts()
  const archiveTexts = useArchiveTexts()
  const exportMark = useSimulatedMark()
  const columns = useMemo(() => vehicleColumns(texts, grouped ? field : undefined), [texts, grouped, field])
  const filters = useMemo(
    () => archivedFilters<Vehicle>(archiveTexts, archivable),
    [archiveTexts, archivable],
  )
  const columnChoice = useListColumns('vehicleColumns', columns)
  return (
    <DataList
      {...list}
      {...columnChoice}
      label={texts.list}
      noun={texts.noun}
      rows={vehicles}
      columns={columns}
      filters={filters}
      rowTo={vehicleTo}
      rowBadge={recordBadge}
      exportMark={exportMark}
      getRowId={vehicleId}
      emptyState={<EmptyState illustrated title={texts.empty} text={texts.emptyText} action={emptyAction} />}
    />
  )
}

function vehicleId(vehicle: Vehicle) {
  return vehicle.id
}

/**
 * Returns the columns of the vehicle list, the plate first; all but the year are visible by default. `group` is the heading of the depot
 * column; without it, there is no such column.
 */
export function vehicleColumns(texts: VehicleTexts, group?: string): DataColumn<Vehicle>[] {
  return [
    { key: 'brand', label: texts.brand, value: ({ type }) => type?.brand?.name ?? null },
    { key: 'type', label: texts.type, value: ({ type }) => type?.name ?? null },
    { key: 'color', label: texts.color, value: ({ color }) => color },
    { key: 'year', label: texts.year, value: ({ year }) => textOf(year), defaultVisible: false },
    { key: 'number', label: texts.number, value: ({ number }) => number, naming: true, leads: true },
    ...groupColumn<Vehicle>(group),
  ]
}

function textOf(year: Vehicle['year']) {
  return year === null ? null : String(year)
}
