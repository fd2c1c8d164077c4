'use client'

import type { Driver } from '@sikud/api'
import { type ReactNode, useMemo } from 'react'
import { useListColumns } from '../../kit/ColumnChooser/useListColumns.ts'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { archivedFilters, recordBadge } from '../archive/archivedList.tsx'
import { useArchiveTexts } from '../archive/texts.ts'
import { useSimulatedMark } from '../status/SimulatedChip.tsx'
import { type DriverTexts, useDriverTexts } from './texts.ts'
import { useGroupTexts } from '../group/texts.ts'
import type { DataColumn, DataFilter } from '../../kit/DataList/DataColumn.ts'
import { groupColumn } from '../group/groupColumn.ts'

export interface DriverListProps {
  drivers: readonly Driver[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of a driver's detail page. Keep it stable between renders. */
  driverTo: (driver: Driver) => string
  view: ListView
  onViewChange: (view: ListView, replaces?: boolean) => void
  /** The key of the user's saved views of this list in the browser. */
  viewsKey?: DataListProps<Driver>['viewsKey']
  onExport?: DataListProps<Driver>['onExport']
  /** Renders the main facts of a row, for the panel that Space opens. Keep it stable between renders. */
  peek?: DataListProps<Driver>['peek']
  /** Renders the actions on selected rows; without it, rows cannot be selected. */
  selectionActions?: DataListProps<Driver>['selectionActions']
  toolbar?: ReactNode
  /** Whether the user sees several depots; if so, the list has a column for the depot. */
  grouped?: boolean
  /**
   * Whether the server can archive records; if so, the list has the filter "Arsip". While the filter is active,
   * the archived records must be among the rows.
   */
  archivable?: boolean
}

/** Renders the list of drivers (Daftar Pengendara). The browser stores which columns the user chose. */
export function DriverList({
  drivers,
  driverTo,
  grouped = false,
  archivable = false,
  ...list
}: DriverListProps) {
  const texts = useDriverTexts()
  const { field } = useGroupTexts()
  const archiveTexts = useArchiveTexts()
  const exportMark = useSimulatedMark()
  const columns = useMemo(() => driverColumns(texts, grouped ? field : undefined), [texts, grouped, field])
  const filters = useMemo(
    () => [...driverFilters(texts), ...archivedFilters<Driver>(archiveTexts, archivable)],
    [texts, archiveTexts, archivable],
  )
  const columnChoice = useListColumns('driverColumns', columns)
  return (
    <DataList
      {...list}
      {...columnChoice}
      label={texts.list}
      noun={texts.noun}
      rows={drivers}
      columns={columns}
      filters={filters}
      rowTo={driverTo}
      rowBadge={recordBadge}
      exportMark={exportMark}
      getRowId={driverId}
      emptyState={<EmptyState illustrated title={texts.empty} text={texts.emptyText} />}
    />
  )
}

function driverId(driver: Driver) {
  return driver.id
}

/**
 * Returns the columns of the driver list; all are visible by default. `group` is the heading of the depot column;
 * without it, there is no such column.
 */
export function driverColumns(texts: DriverTexts, group?: string): DataColumn<Driver>[] {
  return [
    { key: 'name', label: texts.name, value: (driver) => driver.name, flex: 1.3 },
    // Wide enough for a number of 13 digits.
    { key: 'phone', label: texts.phone, value: (driver) => driver.phone, width: 136 },
    { key: 'email', label: texts.email, value: (driver) => driver.email, flex: 1.3 },
    { key: 'license', label: texts.licenseColumn, value: (driver) => driver.license },
    ...groupColumn<Driver>(group),
  ]
}

/** Filters of the driver list. */
export function driverFilters(texts: DriverTexts): DataFilter<Driver>[] {
  return [
    { key: 'no_phone', label: texts.withoutPhone, test: ({ phone }) => !phone },
    { key: 'no_license', label: texts.withoutLicense, test: ({ license }) => !license },
  ]
}
