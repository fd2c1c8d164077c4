import type { UnknownDevice } from '@sikud/api'
import Box from '@mui/material/Box'
import type { DataColumn } from '../../components/DataList/DataColumn.ts'
import type { Format } from '../../locales/createFormat.ts'
import type { UnknownDeviceTexts } from '../../locales/id/unknownDevice.ts'
import { RegisterLabel } from './RegisterLabel.tsx'

const protocols = { osmand: 'OsmAnd', gt06: 'GT06' }

/** Columns of the list of unknown devices; ages count to `now`, in milliseconds since 1970. */
export function unknownDeviceColumns(
  texts: UnknownDeviceTexts,
  format: Format,
  now: number,
): DataColumn<UnknownDevice>[] {
  return [
    {
      key: 'imei',
      label: texts.imei,
      flex: 2,
      value: ({ imei }) => imei,
      render: ({ imei }) => <RegisterLabel imei={imei} />,
      hideable: false,
    },
    { key: 'protocol', label: texts.protocol, value: ({ protocol }) => protocols[protocol] },
    {
      key: 'last_seen',
      label: texts.lastSeen,
      value: ({ last_seen }) => last_seen,
      render: ({ last_seen }) => (
        <Box component="span" title={format.dateTime(last_seen)}>
          {format.age(last_seen, now)}
        </Box>
      ),
    },
    {
      key: 'count',
      label: texts.count,
      width: 120,
      align: 'right',
      value: ({ count }) => count,
      render: ({ count }) => `${format.number(count)}×`,
    },
    {
      key: 'first_seen',
      label: texts.firstSeen,
      flex: 1.5,
      value: ({ first_seen }) => first_seen,
      render: ({ first_seen }) => format.dateTime(first_seen),
    },
  ]
}
