'use client'
import Typography from '@mui/material/Typography'
import type { GpsSession } from '@sikud/api'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMapsFormat } from '../locales/useMapsTexts.ts'
import { durationTextWithSeconds } from '../texts/durationParts.ts'
import { tenths } from '../texts/useTripTiles.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'
import type { TripData } from '../trip/tripData.ts'
import { TripTiles } from '../figures/TripTiles.tsx'
import { usePlayerTexts } from '../texts/usePlayerTexts.ts'
import type { LeftOutPoint, LeftOutReason } from '../trip/cleanPoints.ts'

export interface TripFiguresProps {
  trip: TripData
  /** The speed limit in km/h. */
  speedLimit: number
  /** The way without signal before the trip. */
  gapBefore?: GpsSession['gap_before']
}

/** Shows the figures of a trip, the way without signal before it, and how many of its points `cleanPoints` removed or sorted. */
export function TripFigures({ trip, speedLimit, gapBefore }: TripFiguresProps) {
  return (
    <>
      <TripTiles trip={trip} speedLimit={speedLimit} />
      {gapBefore && <GapNote gap={gapBefore} />}
      {(trip.leftOut.length > 0 || trip.reordered > 0) && <LeftOutNote trip={trip} />}
    </>
  )
}

function GapNote({ gap: { km, seconds } }: { gap: NonNullable<GpsSession['gap_before']> }) {
  const texts = useTripTexts()
  const format = useMapsFormat()
  const time = durationTextWithSeconds(seconds * 1000, texts)
  return (
    <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
      {texts.gapBefore(format.distance(tenths(km)), time)}
    </Typography>
  )
}

/** Says how many points `cleanPoints` removed or sorted, and opens a dialog with the removed points. */
function LeftOutNote({ trip }: { trip: TripData }) {
  const texts = usePlayerTexts()
  const format = useMapsFormat()
  const [open, setOpen] = useState(false)
  const { leftOut, reordered } = trip
  const said = [
    leftOut.length > 0 && texts.leftOut(format.count(leftOut.length)),
    reordered > 0 && texts.reordered(format.count(reordered)),
  ].filter((part) => part !== false)
  return (
    <Typography component="div" variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
      {said.join(' · ')}
      {leftOut.length > 0 && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ ml: 0.5 }}>
          {texts.showLeftOut}
        </Button>
      )}
      <LeftOutDialog points={leftOut} open={open} onClose={() => setOpen(false)} />
    </Typography>
  )
}

const MAX_SHOWN = 100

interface LeftOutDialogProps {
  points: readonly LeftOutPoint[]
  open: boolean
  onClose: () => void
}

/** Lists the removed points: the number for each reason, and the first 100 points as received. */
function LeftOutDialog({ points, open, onClose }: LeftOutDialogProps) {
  const texts = usePlayerTexts()
  const format = useMapsFormat()
  const title = useId()
  const shown = points.slice(0, MAX_SHOWN)
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{texts.leftOutTitle}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.leftOutHint}</Typography>
        <Box component="ul" sx={{ my: 1.5, pl: 2.5 }}>
          {countReasons(points).map(([reason, count]) => (
            <li key={reason}>
              {format.count(count)} {texts.reasons[reason]}
            </li>
          ))}
        </Box>
        {points.length > MAX_SHOWN && (
          <Typography variant="body2">{texts.leftOutFirst(format.count(MAX_SHOWN))}</Typography>
        )}
        <Box component="ol" sx={listLook}>
          {shown.map(({ index, reason, point }) => (
            <li key={index}>
              <b>
                {texts.point} {format.count(index + 1)}
              </b>
              <span>{texts.reasons[reason]}</span>
              <code>{JSON.stringify(point)?.slice(0, 200)}</code>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

function countReasons(points: readonly LeftOutPoint[]): [LeftOutReason, number][] {
  const counts = new Map<LeftOutReason, number>()
  for (const { reason } of points) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

const listLook = {
  p: 0,
  listStyle: 'none',
  fontSize: 13,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1.5,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& code': { flexBasis: '100%', fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' },
} as const
