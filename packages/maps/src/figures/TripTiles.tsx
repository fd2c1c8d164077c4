'use client'
import Box from '@mui/material/Box'
import type { TripData } from '../trip/tripData.ts'
import { FiguresInfo } from './FiguresInfo.tsx'
import { tripFigures } from '../trip/tripFigures.ts'
import { type TripTile, useTripTiles } from '../texts/useTripTiles.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'

interface TripTilesProps {
  trip: TripData
  /** km/h. */
  speedLimit: number
}

/** Shows the summary of a trip as a row of figures, without those that its points do not tell. */
export function TripTiles({ trip, speedLimit }: TripTilesProps) {
  const texts = useTripTexts()
  const { summary } = tripFigures(trip, speedLimit)
  const tiles = useTripTiles(trip, speedLimit)
  return (
    <Box
      component="section"
      aria-label={texts.summary}
      sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}
    >
      <Box component="dl" sx={[rowLook, tiles.length === MOST && (summary.duration ?? 0) >= LONG && twoRows]}>
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

/** Seven tiles with hours in them are too wide for one row beside the sessions. */
const MOST = 7
const LONG = 3_600_000

const twoRows = { display: { sm: 'grid' }, gridTemplateColumns: { sm: 'repeat(4, auto)' } } as const

// The lines between the tiles are gaps of one pixel, so that they are correct when the tiles wrap.
const rowLook = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  flexGrow: 1,
  gap: '1px',
  m: 0,
  overflow: 'hidden',
  bgcolor: 'divider',
  // A last tile without a neighbour fills its row.
  '& > div:last-of-type:nth-of-type(odd)': { gridColumn: 'span 2 / -1' },
  '& > div': {
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    px: { xs: 2, sm: 1.5 },
    py: 1.5,
    bgcolor: 'background.paper',
  },
} as const
