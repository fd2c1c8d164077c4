'use client'
import GlobalStyles from '@mui/material/GlobalStyles'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { GpsSession } from '@sikud/api'
import { useMapsFormat, useMapsTexts } from '../locales/MapsLocaleProvider.tsx'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import { tripFigures } from '../trip/tripFigures.ts'
import type { TripData } from '../trip/tripData.ts'
import { usePaperColours } from '../look/useMapColours.ts'
import { paperLook } from './paperLook.ts'
import { Preparing } from './Preparing.tsx'
import { SheetContent } from './SheetContent.tsx'
import { drawPicture } from './drawPicture.ts'
import type { PaperPicture } from './paperMap.ts'

interface PrintSheetProps {
  trip: TripData
  session: GpsSession
  map: MapConfig
  speedLimit: number
  onDone: () => void
}

/** Draws the map of a trip, then prints a sheet with the trip. The sheet is not visible on the screen. */
export function PrintSheet({ trip, session, map, speedLimit, onDone }: PrintSheetProps) {
  const texts = useMapsTexts()
  const { speedUnit } = useMapsFormat()
  const colours = usePaperColours()
  const figures = tripFigures(trip, speedLimit)
  const [picture, setPicture] = useState<PaperPicture | null>()
  const draw = useEffectEvent(() =>
    drawPicture({ trip, figures, config: map, colours, texts, speedUnit }).catch(() => null),
  )
  const done = useEffectEvent(onDone)
  useEffect(() => {
    let wanted = true
    void draw().then((drawn) => wanted && setPicture(drawn))
    return () => {
      wanted = false
    }
  }, [])
  useEffect(() => {
    if (picture === undefined) return undefined
    const finish = () => done()
    window.addEventListener('afterprint', finish)
    // The browser must have decoded the image before it lays out the sheet.
    const image = new Image()
    image.src = picture?.url ?? ''
    void image.decode().then(
      () => window.print(),
      () => window.print(),
    )
    return () => window.removeEventListener('afterprint', finish)
  }, [picture])
  if (picture === undefined) return <Preparing />
  return (
    <Paper>
      <SheetContent trip={trip} session={session} figures={figures} picture={picture} />
    </Paper>
  )
}

/** Renders its children as the only printed content of the page. */
function Paper({ children }: { children: ReactNode }) {
  return createPortal(
    <div className="print-sheet">
      <GlobalStyles styles={paperLook} />
      {children}
    </div>,
    document.body,
  )
}
