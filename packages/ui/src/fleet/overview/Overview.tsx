'use client'

import type { Device, Driver, GpsSession, LivePosition, Speeding, Vehicle } from '@sikud/api'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MemoryOutlined from '@mui/icons-material/MemoryOutlined'
import Box from '@mui/material/Box'
import { AttentionCard } from './AttentionCard.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { FleetNowCard } from './FleetNowCard.tsx'
import { type OverviewLinks, type OverviewLoad, SharedFailure, sharedFailure } from './OverviewLoad.ts'
import { PositionCard, type PositionLoad } from './PositionCard.tsx'
import { TripsCard } from './TripsCard.tsx'
import { useOverviewTexts } from './texts.ts'
import Link from '@mui/material/Link'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { LoadedPart } from './OverviewCard.tsx'

/** Props of the overview; each part loads separately. */
export interface OverviewProps {
  devices: OverviewLoad<readonly Device[]>
  vehicles: OverviewLoad<readonly Vehicle[]>
  drivers: OverviewLoad<readonly Driver[]>
  /** The trips, newest first. A trip that runs across midnight is there once for each day, with its part of that day. */
  trips: OverviewLoad<readonly GpsSession[]>
  /** Where the whole fleet is. Without it, as on a base server, `position` is shown. */
  fleet?: OverviewLoad<readonly LivePosition[]> | undefined
  /** The vehicles that were over the limit today; undefined on a base server. */
  speeding?: OverviewLoad<Speeding> | undefined
  /** The only position that a base server has. */
  position?: PositionLoad | undefined
  /** A small map of `fleet`. */
  map?: ReactNode
  /** Renders where one of the newest trips began and ended, in a line that its row reserves. */
  renderRoute?: ((trip: GpsSession) => ReactNode) | undefined
  links: OverviewLinks
  /** Returns the server's time in ms since 1970, at which the last seven days end. Default: the browser's time. */
  clock?: () => number
}

/** Shows what needs attention in the fleet, where it is now, its trips of the week, and the number of records. */
export function Overview(props: OverviewProps) {
  const { devices, vehicles, drivers, trips, fleet, speeding, position, map, renderRoute, links, clock } =
    props
  const overview = useOverviewTexts()
  const loads = [devices, vehicles, drivers, trips, fleet, speeding, position].filter(
    (load) => load !== undefined,
  )
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
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
            alignItems: 'stretch',
          }}
        >
          <AttentionCard devices={devices} fleet={fleet} speeding={speeding} links={links} clock={clock} />
          {fleet && <FleetNowCard fleet={fleet} links={links} map={map} clock={clock} />}
          {position && <PositionCard position={position} trackingTo={links.tracking} />}
        </Box>
        <TripsCard
          trips={trips}
          reportTo={links.report}
          tripTo={links.trip}
          renderRoute={renderRoute}
          clock={clock}
        />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          <CountCard title={overview.devices} icon={<MemoryOutlined />} load={devices} to={links.devices} />
          <CountCard
            title={overview.vehicles}
            icon={<LocalShippingOutlined />}
            load={vehicles}
            to={links.vehicles}
          />
          <CountCard title={overview.drivers} icon={<BadgeOutlined />} load={drivers} to={links.drivers} />
        </Box>
      </Box>
    </SharedFailure>
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

interface CountCardProps {
  title: string
  icon: ReactNode
  load: OverviewLoad<readonly object[]>
  to: string
}

function CountCard({ title, icon, load, to }: CountCardProps) {
  const format = useFormat()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2.5, py: 1.5, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          color: 'text.secondary',
        }}
      >
        {icon}
        <Typography id={id} variant="subtitle2" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {load.data && (
          <Link
            href={to}
            underline="hover"
            variant="h2"
            aria-label={`${title}: ${format.number(load.data.length)}`}
            sx={{ minWidth: 24, textAlign: 'right', color: 'text.primary' }}
          >
            {format.number(load.data.length)}
          </Link>
        )}
      </Box>
      <LoadedPart load={load} lines={1}>
        {() => null}
      </LoadedPart>
    </Card>
  )
}
