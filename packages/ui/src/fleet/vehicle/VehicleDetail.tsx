'use client'

import type { Device, Vehicle } from '@sikud/api'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { DetailCard } from '../../components/DetailList/DetailCard.tsx'
import { useVehicleTexts } from './useVehicleTexts.ts'

interface VehicleDetailProps {
  vehicle: Vehicle
  /** Devices mounted in the vehicle; undefined when unknown. */
  devices?: readonly Device[]
  /** Returns the address of a device's detail page. */
  deviceTo: (device: Device) => string
}

/** Shows the facts of a vehicle and its devices. */
export function VehicleDetail({ vehicle, devices, deviceTo }: VehicleDetailProps) {
  const texts = useVehicleTexts()
  const { type, year, color, number } = vehicle
  const mounted = devices && { label: texts.devices, value: links(devices, deviceTo) }
  return (
    <DetailCard
      simulated={vehicle.simulated}
      items={[
        { label: texts.brand, value: type?.brand?.name },
        { label: texts.type, value: type?.name },
        { label: texts.year, value: year },
        { label: texts.color, value: color },
        { label: texts.number, value: number, copy: number },
        ...(mounted ? [mounted] : []),
      ]}
    />
  )
}

function links(devices: readonly Device[], deviceTo: (device: Device) => string) {
  if (devices.length === 0) return null
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {devices.map((device) => (
        <Link key={device.id} href={deviceTo(device)}>
          {device.name}
        </Link>
      ))}
    </Box>
  )
}
