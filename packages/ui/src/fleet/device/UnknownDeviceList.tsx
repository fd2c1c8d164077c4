'use client'

import type { UnknownDevice } from '@sikud/api'
import { useMemo } from 'react'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { unknownDeviceColumns } from './unknownDeviceColumns.tsx'
import { useUnknownDeviceTexts } from './unknownDeviceTexts.ts'

interface UnknownDeviceListProps {
  devices: readonly UnknownDevice[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of the registration page. Keep it stable between renders. */
  registerTo: (device: UnknownDevice) => string
  view: ListView
  onViewChange: (view: ListView) => void
  onExport?: DataListProps<UnknownDevice>['onExport']
}

/** Lists unregistered devices that report (Perangkat tidak dikenal). Each row links to its registration form. */
export function UnknownDeviceList({ devices, registerTo, ...list }: UnknownDeviceListProps) {
  const texts = useUnknownDeviceTexts()
  const format = useFormat()
  const columns = useMemo(() => unknownDeviceColumns(texts, format), [texts, format])
  return (
    <DataList
      {...list}
      label={texts.list}
      noun={texts.noun}
      rows={devices}
      columns={columns}
      rowTo={registerTo}
      getRowId={imeiOf}
      emptyState={<EmptyState illustrated title={texts.emptyTitle} text={texts.emptyText} />}
    />
  )
}

function imeiOf({ imei }: UnknownDevice) {
  return imei
}
