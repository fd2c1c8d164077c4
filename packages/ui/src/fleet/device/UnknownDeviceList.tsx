'use client'

import type { UnknownDevice } from '@sikud/api'
import { useMemo } from 'react'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { protocolName } from './protocolName.ts'
import { type UnknownDeviceTexts, useUnknownDeviceTexts } from './unknownDeviceTexts.ts'
import Box from '@mui/material/Box'
import { Age } from '../../kit/Age/Age.tsx'
import type { DataColumn } from '../../kit/DataList/DataColumn.ts'
import type { Format } from '../../format/createFormat.ts'

export interface UnknownDeviceListProps {
  devices: readonly UnknownDevice[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of the registration page. Keep it stable between renders. */
  registerTo: (device: UnknownDevice) => string
  view: ListView
  onViewChange: (view: ListView, replaces?: boolean) => void
  /** The key of the user's saved views of this list in the browser. */
  viewsKey?: DataListProps<UnknownDevice>['viewsKey']
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

function unknownDeviceColumns(texts: UnknownDeviceTexts, format: Format): DataColumn<UnknownDevice>[] {
  return [
    {
      key: 'imei',
      label: texts.imei,
      // Wide enough for 15 digits and the label, because only the digits tell the devices apart.
      width: 264,
      value: ({ imei }) => imei,
      render: ({ imei }) => <RegisterLabel imei={imei} />,
      hideable: false,
    },
    {
      key: 'protocol',
      label: texts.protocol,
      flex: 0.7,
      value: ({ protocol }) => protocolName(protocol),
    },
    {
      key: 'network',
      label: texts.network,
      value: ({ network }) => networkName(network),
    },
    {
      key: 'last_seen',
      label: texts.lastSeen,
      value: ({ last_seen }) => last_seen,
      isTime: true,
      render: ({ last_seen }) => (
        <Box component="span" title={format.dateTime(last_seen)}>
          <Age at={last_seen} />
        </Box>
      ),
    },
    {
      key: 'count',
      label: texts.count,
      width: 100,
      align: 'right',
      value: ({ count }) => count,
      render: ({ count }) => `${format.number(count)}×`,
    },
    {
      key: 'first_seen',
      label: texts.firstSeen,
      flex: 1.5,
      value: ({ first_seen }) => first_seen,
      isTime: true,
      render: ({ first_seen }) => format.dateTime(first_seen),
    },
  ]
}

function networkName(network: UnknownDevice['network']) {
  return network === 'mqtt' ? 'MQTT' : (network ?? null)
}

/** Renders the content of a row's link, which is the IMEI and a label that looks like a button. */
function RegisterLabel({ imei }: { imei: string }) {
  const texts = useUnknownDeviceTexts()
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box
        component="bdi"
        title={imei}
        sx={{ flexShrink: 0, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {imei}
      </Box>{' '}
      <Box
        component="span"
        sx={{
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          px: 1.25,
          py: 0.25,
          border: 1,
          borderColor: 'primary.main',
          borderRadius: 2,
          fontSize: '.8125rem',
          fontWeight: 650,
          color: 'primary.main',
        }}
      >
        {texts.register}
      </Box>
    </Box>
  )
}
