'use client'

import type { Device } from '@sikud/api'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { DetailCard } from '../../kit/DetailList/DetailCard.tsx'
import { groupItem } from '../group/groupItem.tsx'
import { useGroupTexts } from '../group/texts.ts'
import { simulatedBadge } from '../status/SimulatedChip.tsx'
import { useDeviceTexts } from './texts.ts'

export interface DeviceDetailProps {
  device: Device
  /** URL of the device's depot; without it, there is no link. */
  groupTo?: string | undefined
  /** URL of the device's vehicle; without it, there is no link. */
  vehicleTo?: string
  /** URL of the device's driver; without it, there is no link. */
  driverTo?: string
  /** The button that changes the driver. */
  driverAction?: ReactNode
}

/** Shows the facts of a device. */
export function DeviceDetail({ device, groupTo, vehicleTo, driverTo, driverAction }: DeviceDetailProps) {
  const groupTexts = useGroupTexts()
  const texts = useDeviceTexts()
  return (
    <DetailCard
      mark={simulatedBadge(device)}
      items={[
        { label: texts.name, value: device.name },
        { label: texts.imei, value: device.imei, copy: device.imei },
        { label: texts.number, value: device.number, copy: device.number },
        { label: texts.vehicle, value: linked(device.vehicle?.number, vehicleTo) },
        { label: texts.driver, value: linked(device.driver?.name, driverTo), action: driverAction },
        ...groupItem(device.group, groupTo, groupTexts.field),
      ]}
    />
  )
}

function linked(text: string | undefined, to: string | undefined) {
  return text && to ? <Link href={to}>{text}</Link> : text
}
