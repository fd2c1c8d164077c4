'use client'

import type { Device } from '@sikud/api'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import { DetailList } from '../../components/DetailList/DetailList.tsx'
import { SimulatedChip } from '../../components/SimulatedChip/SimulatedChip.tsx'
import { useTexts } from '../../locales/LocaleProvider.tsx'

interface DeviceDetailProps {
  device: Device
  /** Where the device's vehicle is; no link without it. */
  vehicleTo?: string
  /** Where the device's driver is; no link without it. */
  driverTo?: string
}

/** The facts of a device. */
export function DeviceDetail({ device, vehicleTo, driverTo }: DeviceDetailProps) {
  const { device: texts } = useTexts()
  return (
    <Card sx={{ maxWidth: 720 }}>
      <CardContent>
        {device.simulated && (
          <Box sx={{ mb: 1 }}>
            <SimulatedChip />
          </Box>
        )}
        <DetailList
          items={[
            { label: texts.name, value: device.name },
            { label: texts.imei, value: device.imei, copy: device.imei },
            { label: texts.number, value: device.number, copy: device.number },
            { label: texts.vehicle, value: linked(device.vehicle?.number, vehicleTo) },
            { label: texts.driver, value: linked(device.driver?.name, driverTo) },
          ]}
        />
      </CardContent>
    </Card>
  )
}

function linked(text: string | undefined, to: string | undefined) {
  return text && to ? <Link href={to}>{text}</Link> : text
}
