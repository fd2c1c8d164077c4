import type { Device } from '@sikud/api'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useDeviceTexts } from '../device/texts.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { deviceFilters } from '../device/deviceColumns.ts'

interface DeviceGapsProps {
  devices: readonly Device[]
  devicesWith: (filter: string) => string
}

/** Shows how many devices have no vehicle and how many have no driver, each with a link to the filtered device list. */
export function DeviceGaps({ devices, devicesWith }: DeviceGapsProps) {
  const texts = useDeviceTexts()
  const format = useFormat()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, mt: 0.5 }}>
      {deviceFilters(texts).map(({ key, label, test }) => (
        <Link key={key} href={devicesWith(key)} variant="body2" sx={{ py: 0.375 }}>
          {label} <b>{format.number(devices.filter(test).length)}</b>
        </Link>
      ))}
    </Box>
  )
}
