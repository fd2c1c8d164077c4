'use client'
import Box from '@mui/material/Box'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { isTimed, type TripData } from '../trip/tripData.ts'
import { tripFigures } from '../trip/tripFigures.ts'
import { type TripTile, useTripTiles } from '../texts/useTripTiles.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'
import { useMapsFormat } from '../locales/useMapsTexts.ts'
import type { TripSummary } from '../trip/tripSummary.ts'

interface TripTilesProps {
  trip: TripData
  /** The speed limit in km/h. */
  speedLimit: number
}

/** Shows the figures of a trip in a grid of tiles; omits figures for which the points have no data. */
export function TripTiles({ trip, speedLimit }: TripTilesProps) {
  const texts = useTripTexts()
  const { summary } = tripFigures(trip, speedLimit)
  const tiles = useTripTiles(trip, speedLimit)
  return (
    <Box
      component="section"
      aria-label={texts.summary}
      sx={{ position: 'relative', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="dl" sx={gridLook}>
        {tiles.map((tile) => (
          <Tile key={tile.label} {...tile} />
        ))}
      </Box>
      <FiguresInfo trip={trip} summary={summary} speedLimit={speedLimit} />
    </Box>
  )
}

function Tile({ label, figures }: TripTile) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 700, lineHeight: 1.3, whiteSpace: 'nowrap' }}>
        {figures.map(({ figure, unit }) => (
          <span key={unit}>
            {figure}{' '}
            <Box component="span" sx={{ fontSize: 12, fontWeight: 600, color: 'text.secondary' }}>
              {unit}{' '}
            </Box>
          </span>
        ))}
      </Box>
    </div>
  )
}

// The lines between the tiles are gaps of one pixel, because borders would be wrong when the tiles wrap.
const gridLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  m: 0,
  bgcolor: 'divider',
  // If the last row has only one tile, the tile fills the row.
  '& > div:last-of-type:nth-of-type(odd)': { gridColumn: 'span 2' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    px: 2,
    py: 1.5,
    bgcolor: 'background.paper',
  },
} as const

interface FiguresInfoProps {
  trip: TripData
  summary: TripSummary
  speedLimit: number
}

/** Explains in a tooltip how the figures of a trip are computed and why some figures are missing. */
function FiguresInfo({ trip, summary, speedLimit }: FiguresInfoProps) {
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
