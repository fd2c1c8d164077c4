'use client'

import type { Device, Driver, GpsSession, Vehicle } from '@sikud/api'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import Box from '@mui/material/Box'
import { FailureNotice } from './FailureNotice.tsx'
import { type OverviewLinks, type OverviewLoad, SharedFailure, sharedFailure } from './OverviewLoad.ts'
import { PositionCard, type PositionLoad } from './PositionCard.tsx'
import { TripsCard } from './TripsCard.tsx'
import { useOverviewTexts } from './texts.ts'
import Link from '@mui/material/Link'
import { useDeviceTexts } from '../device/texts.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { deviceFilters } from '../device/deviceColumns.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { SimulatedChip } from '../status/SimulatedChip.tsx'
import { LoadedPart } from './OverviewCard.tsx'

/** Props of the overview; each part loads separately. */
export interface OverviewProps {
  devices: OverviewLoad<readonly Device[]>
  vehicles: OverviewLoad<readonly Vehicle[]>
  drivers: OverviewLoad<readonly Driver[]>
  /** The trips, newest first. A trip that runs across midnight is there once for each day, with its part of that day. */
  trips: OverviewLoad<readonly GpsSession[]>
  position: PositionLoad
  links: OverviewLinks
  /** Returns the server's time in ms since 1970, at which the last seven days end. Default: the browser's time. */
  clock?: () => number
}

/** Shows the fleet at a glance, with counts, devices without a vehicle or driver, the last position and trips. */
export function Overview({ devices, vehicles, drivers, trips, position, links, clock }: OverviewProps) {
  const overview = useOverviewTexts()
  const loads = [devices, vehicles, drivers, trips, position]
  const failure = sharedFailure(loads)
  return (
    <SharedFailure value={failure}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {failure !== undefined && <FailureNotice loads={loads} message={failure} />}
        {devices.data?.length === 0 && links.createDevice !== undefined && (
          <FirstDevice createTo={links.createDevice} />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          <CountCard title={overview.devices} icon={<MemoryOutlined />} load={devices} to={links.devices}>
            {(rows) => <DeviceGaps devices={rows} devicesWith={links.devicesWith} />}
          </CountCard>
          <CountCard
            title={overview.vehicles}
            icon={<LocalShippingOutlined />}
            load={vehicles}
            to={links.vehicles}
          />
          <CountCard title={overview.drivers} icon={<BadgeOutlined />} load={drivers} to={links.drivers} />
        </Box>
        <PositionCard position={position} trackingTo={links.tracking} />
        <TripsCard trips={trips} reportTo={links.report} tripTo={links.trip} clock={clock} />
      </Box>
    </SharedFailure>
  )
}

interface DeviceGapsProps {
  devices: readonly Device[]
  devicesWith: (filter: string) => string
}

/** Shows how many devices have no vehicle and how many have no driver, each with a link to the filtered device list. */
function DeviceGaps({ devices, devicesWith }: DeviceGapsProps) {
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

function FirstDevice({ createTo }: { createTo: string }) {
  const overview = useOverviewTexts()
  return (
    <Card>
      <EmptyState
        illustrated
        title={overview.firstTitle}
        text={overview.firstText}
        action={
          <Button variant="contained" href={createTo}>
            {overview.create}
          </Button>
        }
      />
    </Card>
  )
}

interface CountCardProps<Row> {
  title: string
  icon: ReactNode
  load: OverviewLoad<readonly Row[]>
  to: string
  children?: (rows: readonly Row[]) => ReactNode
}

function CountCard<Row extends { simulated?: boolean }>({
  title,
  icon,
  load,
  to,
  children,
}: CountCardProps<Row>) {
  const format = useFormat()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, color: 'text.secondary' }}>
        {icon}
        <Typography id={id} variant="subtitle2" component="h2">
          {title}
        </Typography>
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          {load.data?.some(({ simulated }) => simulated) && <SimulatedChip />}
        </Box>
      </Box>
      <LoadedPart load={load} lines={1}>
        {(rows) => (
          <>
            <Link
              href={to}
              underline="hover"
              variant="h1"
              aria-label={`${title}: ${format.number(rows.length)}`}
              sx={{ display: 'inline-block', mt: 1, minWidth: 24, color: 'text.primary' }}
            >
              {format.number(rows.length)}
            </Link>
            {children?.(rows)}
          </>
        )}
      </LoadedPart>
    </Card>
  )
}
