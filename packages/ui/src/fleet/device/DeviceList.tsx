'use client'

import type { Device } from '@sikud/api'
import { useMemo, type ReactNode } from 'react'
import { useListColumns } from '../../kit/ColumnChooser/useListColumns.ts'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { archivedFilters, recordBadge } from '../archive/archivedList.tsx'
import { useArchiveTexts } from '../archive/texts.ts'
import { useSimulatedMark } from '../status/SimulatedChip.tsx'
import { useDeviceTexts } from './texts.ts'
import { useGroupTexts } from '../group/texts.ts'
import { deviceColumns, deviceFilters } from './deviceColumns.ts'

export interface DeviceListProps {
  devices: readonly Device[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of a device's detail page. Keep it stable between renders. */
  deviceTo: (device: Device) => string
  view: ListView
  onViewChange: (view: ListView) => void
  onExport?: DataListProps<Device>['onExport']
  toolbar?: ReactNode
  /** Whether the user sees several depots; if so, the list has a column for the depot. */
  grouped?: boolean
  /**
   * Whether the server can archive records; if so, the list has the filter "Arsip". While the filter is active,
   * the archived records must be among the rows.
   */
  archivable?: boolean
}

/** Renders the list of devices (Daftar Perangkat). The browser stores which columns the user chose. */
export function DeviceList({
  devices,
  deviceTo,
  grouped = false,
  archivable = false,
  ...list
}: DeviceListProps) {
  const texts = useDeviceTexts()
  const { field } = useGroupTexts()
  const archiveTexts = useArchiveTexts()
  const exportMark = useSimulatedMark()
  const columns = useMemo(() => deviceColumns(texts, grouped ? field : undefined), [texts, grouped, field])
  const filters = useMemo(
    () => [...deviceFilters(texts), ...archivedFilters<Device>(archiveTexts, archivable)],
    [texts, archiveTexts, archivable],
  )
  const columnChoice = useListColumns('deviceColumns', columns)
  return (
    <DataList
      {...list}
      {...columnChoice}
      label={texts.list}
      noun={texts.noun}
      rows={devices}
      columns={columns}
      filters={filters}
      rowTo={deviceTo}
      rowBadge={recordBadge}
      exportMark={exportMark}
      getRowId={deviceId}
      emptyState={<EmptyState illustrated title={texts.emptyTitle} text={texts.emptyText} />}
    />
  )
}

function deviceId(device: Device) {
  return device.id
}
