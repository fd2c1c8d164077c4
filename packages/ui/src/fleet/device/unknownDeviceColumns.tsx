import Box from '@mui/material/Box'
import type { UnknownDevice } from '@sikud/api'
import { Age } from '../../kit/Age/Age.tsx'
import type { DataColumn } from '../../kit/DataList/DataColumn.ts'
import type { Format } from '../../format/createFormat.ts'
import type { UnknownDeviceTexts } from './unknownDeviceTexts.ts'
import { useUnknownDeviceTexts } from './unknownDeviceTexts.ts'

const protocols: Partial<Record<string, string>> = { osmand: 'OsmAnd', gt06: 'GT06' }

/** Returns the columns of the list of unknown devices. */
export function unknownDeviceColumns(texts: UnknownDeviceTexts, format: Format): DataColumn<UnknownDevice>[] {
  return [
    {
      key: 'imei',
      label: texts.imei,
      flex: 2,
      value: ({ imei }) => imei,
      render: ({ imei }) => <RegisterLabel imei={imei} />,
      hideable: false,
    },
    { key: 'protocol', label: texts.protocol, value: ({ protocol }) => protocols[protocol] ?? protocol },
    {
      key: 'last_seen',
      label: texts.lastSeen,
      value: ({ last_seen }) => last_seen,
      render: ({ last_seen }) => (
        <Box component="span" title={format.dateTime(last_seen)}>
          <Age at={last_seen} />
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

/** Renders the content of a row's link, which is the IMEI and a label that looks like a button. */
function RegisterLabel({ imei }: { imei: string }) {
  const texts = useUnknownDeviceTexts()
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box component="bdi" title={imei} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {imei}
      </Box>{' '}
      <Box
        component="span"
        sx={{
          flexShrink: 0,
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
