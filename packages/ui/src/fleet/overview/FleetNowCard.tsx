import type { LivePosition } from '@sikud/api'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import type { FleetStatus } from '../../status/fleetStatus.ts'
import { paletteOf } from '../../theme/paletteOf.ts'
import { markRadius } from '../../theme/shape.ts'
import { StatusLabel } from '../status/StatusLabel.tsx'
import { fleetNow, statuses } from './fleetNow.ts'
import { LoadedPart, OverviewCard } from './OverviewCard.tsx'
import type { OverviewLinks, OverviewLoad } from './OverviewLoad.ts'
import { useOverviewTexts } from './texts.ts'

interface FleetNowCardProps {
  fleet: OverviewLoad<readonly LivePosition[]>
  links: Pick<OverviewLinks, 'tracking' | 'trackingOf'>
  /** A small map of the fleet. */
  map: ReactNode
  /** Returns the server's time; see `OverviewProps`. */
  clock?: (() => number) | undefined
}

/** Shows how many vehicles move, stand, park or do not report now, and where they are. */
export function FleetNowCard({ fleet, links, map, clock }: FleetNowCardProps) {
  const overview = useOverviewTexts()
  return (
    <OverviewCard
      title={overview.now}
      simulated={fleet.data?.some(({ simulated }) => simulated) ?? false}
      link={{ to: links.tracking, label: overview.openTracking }}
    >
      <LoadedPart load={fleet} lines={8}>
        {(positions) =>
          positions.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{overview.noPosition}</Typography>
          ) : (
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
              <StateBar positions={positions} toStatus={links.trackingOf} clock={clock} />
              {/* As high as the map, so that nothing moves when its code has loaded. */}
              {map && <Box sx={{ minHeight: 280 }}>{map}</Box>}
            </Box>
          )
        }
      </LoadedPart>
    </OverviewCard>
  )
}

interface StateBarProps {
  positions: readonly LivePosition[]
  toStatus: (status: FleetStatus) => string
  clock: (() => number) | undefined
}

function StateBar({ positions, toStatus, clock }: StateBarProps) {
  const overview = useOverviewTexts()
  const format = useFormat()
  const now = useNow(clock)
  const { counts } = fleetNow(positions, now)
  return (
    <div>
      <Box
        aria-hidden
        sx={{ display: 'flex', gap: '2px', height: 10, borderRadius: markRadius, overflow: 'hidden' }}
      >
        {statuses.map((status) =>
          counts[status] === 0 ? null : (
            <Box
              key={status}
              sx={{
                flex: `${counts[status]} 0 6px`,
                bgcolor: (theme) => paletteOf(theme).fleet?.status[status] ?? 'text.secondary',
                '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
              }}
            />
          ),
        )}
      </Box>
      <Box
        component="ul"
        aria-label={overview.now}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 0.5,
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
        }}
      >
        {statuses.map((status) => (
          <li key={status}>
            <Link
              href={toStatus(status)}
              underline="hover"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 1,
                minHeight: 32,
                color: 'text.primary',
              }}
            >
              <StatusLabel status={status} /> <b>{format.number(counts[status])}</b>
            </Link>
          </li>
        ))}
      </Box>
    </div>
  )
}
