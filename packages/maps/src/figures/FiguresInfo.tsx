'use client'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import { isTimed } from '../trip/isTimed.ts'
import type { TripData } from '../trip/tripData.ts'
import type { TripSummary } from '../trip/tripSummary.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'

interface FiguresInfoProps {
  trip: TripData
  summary: TripSummary
  speedLimit: number
}

/** Explains in a tooltip how the figures of a trip are computed and why some figures are missing. */
export function FiguresInfo({ trip, summary, speedLimit }: FiguresInfoProps) {
  const texts = useTripTexts()
  const limit = useMapsFormat().count(speedLimit)
  const lines = [
    texts.fromPoints,
    trip.count > 1 && !isTimed(trip) && texts.untimed,
    trip.tracks && texts.twoVehicles,
    summary.standing !== null && texts.standingRule,
    summary.averageOf === 'moving' ? texts.averageMoving : texts.averagePoints,
    summary.overLimitOf === 'distance' ? texts.overDistance(limit) : texts.overPoints(limit),
  ].filter((line) => typeof line === 'string')
  return (
    <Tooltip
      describeChild
      enterTouchDelay={0}
      leaveTouchDelay={10_000}
      title={lines.map((line) => (
        <Box key={line} sx={{ py: 0.25 }}>
          {line}
        </Box>
      ))}
    >
      <IconButton
        size="small"
        aria-label={texts.howComputed}
        sx={{
          position: 'absolute',
          top: 4,
          right: 4,
          color: 'text.secondary',
        }}
      >
        <InfoOutlined sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  )
}
