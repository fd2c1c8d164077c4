'use client'

import type { Device, Driver, GpsSession, Vehicle } from '@sikud/api'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import Box from '@mui/material/Box'
import { CountCard } from './CountCard.tsx'
import { DeviceGaps } from './DeviceGaps.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { FirstDevice } from './FirstDevice.tsx'
import { type OverviewLinks, type OverviewLoad, SharedFailure, sharedFailure } from './OverviewLoad.ts'
import { PositionCard, type PositionLoad } from './PositionCard.tsx'
import { TripsCard } from './TripsCard.tsx'
import { useOverviewTexts } from './texts.ts'

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
