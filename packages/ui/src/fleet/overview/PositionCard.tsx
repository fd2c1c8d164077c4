'use client'

import type { LastPosition } from '@sikud/api'
import Typography from '@mui/material/Typography'
import { LoadedPart } from './LoadedPart.tsx'
import { OverviewCard } from './OverviewCard.tsx'
import type { OverviewLoad } from './OverviewLoad.ts'
import { PositionFacts } from './PositionFacts.tsx'
import { useOverviewTexts } from './useOverviewTexts.ts'

/** The latest position and when it was received, in ms since 1970. */
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
