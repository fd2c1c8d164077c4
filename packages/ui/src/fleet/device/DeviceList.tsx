'use client'

import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import SilentIcon from '@mui/icons-material/CloudOffOutlined'
import NeverIcon from '@mui/icons-material/HourglassEmptyOutlined'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Device } from '@sikud/api'
import { useMemo, type ReactNode } from 'react'
import { type Format, noValue } from '../../format/createFormat.ts'
import { Age } from '../../kit/Age/Age.tsx'
import { useListColumns } from '../../kit/ColumnChooser/useListColumns.ts'
import type { DataColumn, DataFilter } from '../../kit/DataList/DataColumn.ts'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { archivedFilters, recordBadge } from '../archive/archivedList.tsx'
import { useArchiveTexts } from '../archive/texts.ts'
import { useSimulatedMark } from '../status/SimulatedChip.tsx'
import { type DeviceTexts, useDeviceTexts } from './texts.ts'
import { groupColumn } from '../group/groupColumn.ts'
import { useGroupTexts } from '../group/texts.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { deviceFilters } from './deviceFilters.ts'
import { protocolName } from './protocolName.ts'

export interface DeviceListProps {
  devices: readonly Device[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of a device's detail page. Keep it stable between renders. */
  deviceTo: (device: Device) => string
  view: ListView
  onViewChange: (view: ListView, replaces?: boolean) => void
  /** The key of the user's saved views of this list in the browser. */
  viewsKey?: DataListProps<Device>['viewsKey']
  onExport?: DataListProps<Device>['onExport']
  /** Renders the main facts of a row, for the panel that Space opens. Keep it stable between renders. */
  peek?: DataListProps<Device>['peek']
  /** Renders the actions on selected rows; without it, rows cannot be selected. */
  selectionActions?: DataListProps<Device>['selectionActions']
  toolbar?: ReactNode
  /** Whether the user sees several depots; if so, the list has a column for the depot. */
  grouped?: boolean
  /**
   * Whether the server can archive records; if so, the list has the filter "Arsip". While the filter is active,
   * the archived records must be among the rows.
   */
  archivable?: boolean
  /** Whether the server says which devices report; if so, the list has a column for it. */
  reporting?: boolean
}

/** Renders the list of devices (Daftar Perangkat). The browser stores which columns the user chose. */
export function DeviceList({
  devices,
  deviceTo,
  grouped = false,
  archivable = false,
  reporting = false,
  ...list
}: DeviceListProps) {
  const texts = useDeviceTexts()
  const { field } = useGroupTexts()
  const archiveTexts = useArchiveTexts()
  const exportMark = useSimulatedMark()
  const format = useFormat()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const columns = useMemo(
    () =>
      deviceColumns(texts, grouped ? field : undefined, reporting ? format : undefined).map((column) =>
        // In a narrow window, the depot starts hidden, so that the list does not scroll sideways.
        column.key === 'group' ? { ...column, defaultVisible: isWide } : column,
      ),
    [texts, grouped, field, reporting, format, isWide],
  )
  const filters = useMemo(
    () => [
      ...deviceFilters(texts),
      ...(reporting ? silenceFilters(texts, format.now) : []),
      ...archivedFilters<Device>(archiveTexts, archivable),
    ],
    [texts, format, reporting, archiveTexts, archivable],
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

/**
 * Returns the columns of the device list; IMEI, number and vehicle are visible by default. `group` is the heading of
 * the depot column; without it, there is no such column. `reporting` adds whether the device reports, and what is known
 * of its last report.
 */
export function deviceColumns(texts: DeviceTexts, group?: string, reporting?: Format): DataColumn<Device>[] {
  const status: DataColumn<Device> = {
    key: 'status',
    label: texts.status,
    value: ({ reporting: state }) => (state && reportingLook[state]?.text(texts)) ?? null,
    render: (device) => <Reporting device={device} />,
    flex: 1.5,
  }
  return [
    { key: 'imei', label: texts.imei, value: (device) => device.imei, naming: true },
    ...(reporting ? [status] : []),
    // Wide enough for a number of 13 digits, which tells the rows apart.
    { key: 'number', label: texts.number, value: (device) => device.number, width: 136 },
    { key: 'vehicle_number', label: texts.vehicle, value: (device) => device.vehicle?.number ?? null },
    { key: 'name', label: texts.name, value: (device) => device.name, defaultVisible: false },
    {
      key: 'driver_name',
      label: texts.driver,
      value: (device) => device.driver?.name ?? null,
      defaultVisible: false,
    },
    ...groupColumn<Device>(group),
    ...(reporting ? reportColumns(texts, reporting) : []),
  ]
}

/** Returns the columns about the last report of a device. */
function reportColumns(texts: DeviceTexts, format: Format): DataColumn<Device>[] {
  return [
    {
      key: 'last_contact',
      label: texts.lastContact,
      value: ({ last_contact: at }) => at ?? null,
      isTime: true,
      render: ({ last_contact: at }) => (at ? <Age at={at} /> : noValue),
      width: 152,
      defaultVisible: false,
    },
    {
      key: 'battery',
      label: texts.battery,
      value: ({ battery }) => battery ?? null,
      render: ({ battery }) => (battery == null ? noValue : `${format.number(battery)}%`),
      align: 'right',
      width: 112,
      defaultVisible: false,
    },
    {
      key: 'protocol',
      label: texts.protocol,
      value: ({ protocol }) => (protocol ? protocolName(protocol) : null),
      width: 120,
      defaultVisible: false,
    },
  ]
}

const reportingLook = {
  current: { Icon: CheckIcon, colour: 'success.main', text: (texts: DeviceTexts) => texts.reporting },
  silent: { Icon: SilentIcon, colour: 'warning.main', text: (texts: DeviceTexts) => texts.silent },
  never: { Icon: NeverIcon, colour: 'text.secondary', text: (texts: DeviceTexts) => texts.neverReported },
}

/** Shows as shape, text and colour whether a device reports, and how long ago it did so last. */
function Reporting({ device: { reporting, last_contact: at } }: { device: Device }) {
  const texts = useDeviceTexts()
  // A newer server may send a state that this version does not know.
  const look = reporting && reportingLook[reporting]
  if (!look) return noValue
  const { Icon, colour, text } = look
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        // In a narrow column, the age goes to a second line.
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.75,
        minWidth: 0,
        lineHeight: 1.35,
        verticalAlign: 'bottom',
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Icon sx={{ fontSize: '1.125rem', color: colour }} />
        {text(texts)}
      </Box>
      {at && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Age at={at} />
        </Box>
      )}
    </Box>
  )
}

const HOUR_MS = 3_600_000

/** Filters by how long ago a device last reported. `now` returns the current time in ms since 1970. */
function silenceFilters(texts: DeviceTexts, now: () => number): DataFilter<Device>[] {
  return [
    { key: 'silent_hour', label: texts.silentHour, ms: HOUR_MS },
    { key: 'silent_day', label: texts.silentDay, ms: 24 * HOUR_MS },
  ].map(({ key, label, ms }) => ({
    key,
    label,
    test: ({ last_contact: at }) => at != null && now() - Date.parse(at) > ms,
    group: 'reporting',
  }))
}
