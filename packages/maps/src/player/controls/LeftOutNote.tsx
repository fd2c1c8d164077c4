'use client'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useMapsFormat } from '../../locales/MapsLocaleProvider.tsx'
import { LeftOutDialog } from './LeftOutDialog.tsx'
import type { TripData } from '../../trip/tripData.ts'
import { usePlayerTexts } from '../../texts/usePlayerTexts.ts'

/** Says which points of a trip are not shown as they came, and shows them when asked. */
export function LeftOutNote({ trip }: { trip: TripData }) {
  const texts = usePlayerTexts()
  const format = useMapsFormat()
  const [open, setOpen] = useState(false)
  const { leftOut, reordered, tracks } = trip
  const said = [
    leftOut.length > 0 && texts.leftOut(format.count(leftOut.length)),
    reordered > 0 && texts.reordered(format.count(reordered)),
  ].filter((part) => part !== false)
  return (
    <Typography component="div" variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
      {tracks && <div>{texts.twoVehicles}</div>}
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
