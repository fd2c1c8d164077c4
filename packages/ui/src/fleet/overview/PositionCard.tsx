'use client'

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { LastPosition } from '@sikud/api'
import { Age } from '../../kit/Age/Age.tsx'
import { noValue } from '../../format/createFormat.ts'
import { unitName } from '../../format/unitName.ts'
import { useAge } from '../../hooks/useAge.ts'
import { useNow } from '../../hooks/useNow.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { StatusLabel } from '../status/StatusLabel.tsx'
import { LoadedPart, OverviewCard } from './OverviewCard.tsx'
import type { OverviewLoad } from './OverviewLoad.ts'
import { lastSign, silentAfter, statusOf } from '../../status/fleetStatus.ts'
import { useOverviewTexts } from './texts.ts'
import Tooltip from '@mui/material/Tooltip'

/** The latest position and when it was loaded, in ms since 1970. */
export interface PositionLoad extends OverviewLoad<LastPosition | null> {
  dataUpdatedAt: number
}

interface PositionCardProps {
  position: PositionLoad
  trackingTo: string
}

/** Shows the last position of a vehicle and its age. */
export function PositionCard({ position, trackingTo }: PositionCardProps) {
  const overview = useOverviewTexts()
  return (
    <OverviewCard
      title={overview.position}
      simulated={position.data?.simulated ?? false}
      link={{ to: trackingTo, label: overview.openTracking }}
    >
      <LoadedPart load={position} lines={2}>
        {(last) =>
          last ? (
            <PositionFacts position={last} loadedAt={position.dataUpdatedAt} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{overview.noPosition}</Typography>
          )
        }
      </LoadedPart>
    </OverviewCard>
  )
}

interface PositionFactsProps {
  position: LastPosition
  /** When the position was loaded, in ms since 1970 by the clock of the computer. */
  loadedAt: number
}

/**
 * Shows vehicle, status, age and coordinates of a position. The status is labelled "last" if the position is old or has
 * no time, or if the dashboard does not know the status text of the server.
 */
function PositionFacts({ position, loadedAt: loadedHere }: PositionFactsProps) {
  const overview = useOverviewTexts()
  const loadedAt = byClock(useFormat().now, loadedHere)
  const now = Math.max(useNow(), loadedAt)
  const loadedAge = useAge(loadedAt)
  const { lat, lng, vehicle, status, time, contact } = position
  const old = isOldPosition(position, now)
  const words = status?.text?.trim() ?? ''
  const kind = old === false ? statusOf(words) : undefined
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1.4fr 1fr 1.4fr' },
        alignItems: 'center',
        gap: { xs: 1, sm: 2.5 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {unitName(position) ?? noValue}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {vehicle ? vehicle.name : overview.unknownVehicle}
        </Typography>
      </Box>
      {kind ? (
        <StatusLabel status={kind} />
      ) : (
        <Typography component="div" sx={{ minWidth: 0 }}>
          <LongText text={words === '' ? noValue : overview.lastStatus(words)} />
        </Typography>
      )}
      <Box>
        <Typography sx={{ color: old === false ? 'text.primary' : 'warning.main' }}>
          {old === undefined ? overview.loadedAge(loadedAge) : <Age at={time} />}
          {old && ` · ${overview.oldPosition}`}
          {contact && (
            <>
              {` · ${overview.contact} `}
              <Age at={contact} />
            </>
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lat.toFixed(5)}, {lng.toFixed(5)}
        </Typography>
      </Box>
    </Box>
  )
}

/** Returns a time of the computer's clock by the clock `now`, such as that of the server. */
function byClock(now: () => number, at: number) {
  return at + now() - Date.now()
}

/**
 * Returns whether a position is too old for its status to hold, by the rule of the live map; undefined if its time is
 * missing or invalid.
 */
export function isOldPosition(
  { time, contact, status }: Pick<LastPosition, 'time' | 'contact' | 'status'>,
  now: number,
): boolean | undefined {
  const kind = statusOf(status?.text ?? '')
  const sign = lastSign(kind, Date.parse(time ?? ''), Date.parse(contact ?? ''))
  return Number.isNaN(sign) ? undefined : now - sign > silentAfter(kind)
}

/** Maximum number of characters that always fit into two lines. */
const MAX_SHORT = 60

/**
 * Shows a text of the server in at most two lines. A text that may be longer has a tooltip with the whole text, which
 * also opens on touch and on keyboard focus.
 */
function LongText({ text }: { text: string }) {
  if (text.length <= MAX_SHORT) return text
  return (
    <Tooltip title={text} describeChild>
      <Box
        component="span"
        tabIndex={0}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </Tooltip>
  )
}
