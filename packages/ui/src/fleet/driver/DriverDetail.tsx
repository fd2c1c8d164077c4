'use client'

import type { Device, Driver, Id } from '@sikud/api'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { DetailCard } from '../../kit/DetailList/DetailCard.tsx'
import { groupItem } from '../group/groupItem.tsx'
import { useGroupTexts } from '../group/texts.ts'
import { simulatedBadge } from '../status/SimulatedChip.tsx'
import { useDriverTexts } from './texts.ts'

export interface DriverDetailProps {
  driver: Driver
  /** URL of the driver's depot; without it, there is no link. */
  groupTo?: string | undefined
  /** Devices that are assigned to the driver; undefined if they are unknown. */
  devices?: readonly Device[]
  /** Returns the URL of a vehicle's detail page. */
  vehicleTo: (vehicle: { id: Id }) => string
  /** The button that gives the driver another vehicle. */
  vehicleAction?: ReactNode
}

/** Shows the facts of a driver and the driver's current vehicles. */
export function DriverDetail({ driver, groupTo, devices, vehicleTo, vehicleAction }: DriverDetailProps) {
  const groupTexts = useGroupTexts()
  const texts = useDriverTexts()
  const { name, phone, email, license } = driver
  return (
    <DetailCard
      mark={simulatedBadge(driver)}
      items={[
        { label: texts.name, value: name },
        { label: texts.phone, value: phone && outside(`tel:${dialled(phone)}`, phone), copy: phone },
        {
          label: texts.email,
          value: email && outside(`mailto:${encodeURIComponent(email)}`, email),
          copy: email,
        },
        { label: texts.license, value: license, copy: license },
        ...(devices
          ? [{ label: texts.vehicles, value: vehicles(devices, vehicleTo), action: vehicleAction }]
          : []),
        ...groupItem(driver.group, groupTo, groupTexts.field),
      ]}
    />
  )
}

function vehicles(devices: readonly Device[], vehicleTo: DriverDetailProps['vehicleTo']) {
  const driven = devices.flatMap(({ vehicle, vehicle_id: id }) =>
    vehicle && id !== null ? [{ ...vehicle, id }] : [],
  )
  if (driven.length === 0) return null
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {driven.map((vehicle) => (
        <Link key={vehicle.id} href={vehicleTo(vehicle)}>
          {vehicle.number}
        </Link>
      ))}
    </Box>
  )
}

/** Renders a link that opens the phone or e-mail app. It is a plain `a`, because the router must not handle it. */
function outside(href: string, text: string) {
  return (
    <Link component="a" href={href}>
      {text}
    </Link>
  )
}

function dialled(phone: string) {
  return phone.replace(/[^+\d]/gu, '')
}
