'use client'

import type { Device, Id, Vehicle } from '@sikud/api'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { DetailCard } from '../../kit/DetailList/DetailCard.tsx'
import { groupItem } from '../group/groupItem.tsx'
import { useGroupTexts } from '../group/texts.ts'
import { simulatedBadge } from '../status/SimulatedChip.tsx'
import { useVehicleTexts } from './texts.ts'

export interface VehicleDetailProps {
  vehicle: Vehicle
  /** URL of the vehicle's depot; without it, there is no link. */
  groupTo?: string | undefined
  /** The devices that are installed in the vehicle; undefined if they are unknown. */
  devices?: readonly Device[]
  /** Returns the URL of a device's detail page. */
  deviceTo: (device: Device) => string
  /** Returns the URL of a driver's detail page. */
  driverTo: (driver: { id: Id }) => string
  /** The button that changes the driver. */
  driverAction?: ReactNode
}

/** Shows the facts of a vehicle, its devices, and the drivers of these devices. */
export function VehicleDetail(props: VehicleDetailProps) {
  const { vehicle, groupTo, devices, deviceTo, driverTo, driverAction } = props
  const groupTexts = useGroupTexts()
  const texts = useVehicleTexts()
  const { type, year, color, number } = vehicle
  const mounted = devices && [
    {
      label: texts.devices,
      value: links(devices.map((device) => ({ name: device.name, to: deviceTo(device) }))),
    },
    {
      label: texts.drivers,
      value: links(devices.flatMap((device) => driverOf(device, driverTo))),
      action: driverAction,
    },
  ]
  return (
    <DetailCard
      mark={simulatedBadge(vehicle)}
      items={[
        { label: texts.brand, value: type?.brand?.name },
        { label: texts.type, value: type?.name },
        { label: texts.year, value: year },
        { label: texts.color, value: color },
        { label: texts.number, value: number, copy: number },
        ...(mounted ?? []),
        ...groupItem(vehicle.group, groupTo, groupTexts.field),
      ]}
    />
  )
}

function driverOf({ driver, driver_id: id }: Device, driverTo: VehicleDetailProps['driverTo']) {
  return driver && id !== null ? [{ name: driver.name, to: driverTo({ id }) }] : []
}

function links(targets: readonly { name: string; to: string }[]) {
  if (targets.length === 0) return null
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {targets.map(({ name, to }) => (
        <Link key={to} href={to}>
          {name}
        </Link>
      ))}
    </Box>
  )
}
