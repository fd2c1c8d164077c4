'use client'
import GlobalStyles from '@mui/material/GlobalStyles'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { GpsSession } from '@sikud/api'
import { useMapsFormat, useMapsLanguage, useMapsTexts, useMapsTimeZone } from '../locales/useMapsTexts.ts'
import type { MapConfig } from '../BaseMap/MapConfig.ts'
import { tripFigures, type TripFigures } from '../trip/tripFigures.ts'
import { isTimed, type TripData } from '../trip/tripData.ts'
import { usePaperColours } from '../look/useMapColours.ts'
import { Preparing } from './Preparing.tsx'
import { drawPicture } from './drawPicture.ts'
import type { PaperPicture } from './paperMap.ts'
import { dayRange, useSessionTime } from '../texts/sessionTexts.ts'
import { isRunning } from '../trip/tripOrder.ts'
import { useTripExportTexts } from '../texts/useTripExportTexts.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'
import { dayIn } from '../trip/zoneDay.ts'
import { useTripTiles } from '../texts/useTripTiles.ts'
import { durationTextWithSeconds } from '../texts/durationParts.ts'

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

function Paper({ children }: { children: ReactNode }) {
  return createPortal(
    <div className="print-sheet">
      <GlobalStyles styles={paperLook} />
      {children}
    </div>,
    document.body,
  )
}

interface SheetContentProps {
  trip: TripData
  session: GpsSession
  figures: TripFigures
  /** Image of the map with the trip; null if it could not be drawn. */
  picture: PaperPicture | null
}

/** Renders the printed sheet of a trip: vehicle, driver, times, map, figures and stops. */
export function SheetContent({ trip, session, figures, picture }: SheetContentProps) {
  const texts = useTripExportTexts()
  const tripTexts = useTripTexts()
  const titleId = useId()
  const facts = useFacts(session)
  const tiles = useTripTiles(trip, figures.limit)
  const simulated = session.simulated === true
  return (
    <article aria-labelledby={titleId}>
      <div className="head">
        <span>SIKUD</span>
        {simulated && <span className="simulated">{texts.simulated}</span>}
      </div>
      <h1 id={titleId}>{texts.sheetTitle}</h1>
      {simulated && <p className="note">{texts.simulatedTrip}</p>}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {picture && (
        <figure>
          <img src={picture.url} alt={texts.mapPicture} />
          <figcaption>{[texts.mapLegend, picture.attribution].filter(Boolean).join(' · ')}</figcaption>
        </figure>
      )}
      <dl className="tiles">
        {tiles.map(({ label, figures: values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{values.map(({ figure, unit }) => `${figure} ${unit}`.trim()).join(' ')}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {isTimed(trip) ? tripTexts.fromPoints : `${tripTexts.fromPoints} ${tripTexts.untimed}`}
      </p>
      {isTimed(trip) && <SheetStops trip={trip} figures={figures} />}
    </article>
  )
}

function useFacts(session: GpsSession) {
  const texts = useTripExportTexts()
  const maps = useMapsTexts()
  const format = useMapsFormat()
  const language = useMapsLanguage()
  const dayOf = dayIn(useMapsTimeZone())
  const { day, hours } = useSessionTime()(session)
  const { vehicle, driver, device, start, end } = session
  const dateTime = (text: string | null) => {
    const epoch = Date.parse(text ?? '')
    if (Number.isNaN(epoch)) return undefined
    const date = dayOf(epoch)
    return `${dayRange(date, date, language)} ${format.time(epoch)}`
  }
  const from = dateTime(start.time)
  return [
    { label: texts.plate, value: vehicle?.number },
    { label: texts.vehicle, value: vehicle?.name },
    { label: texts.driver, value: driver?.name },
    { label: texts.device, value: [device?.name, device?.imei].filter(Boolean).join(', ') },
    { label: texts.start, value: from ?? `${day} ${hours}`.trim() },
    { label: texts.end, value: dateTime(end.time) ?? (isRunning(session) ? maps.running : undefined) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** Renders the stops of a trip as a printed table; their numbers are the same as on the map. */
function SheetStops({ trip, figures }: { trip: TripData; figures: TripFigures }) {
  const texts = useTripExportTexts()
  const tripTexts = useTripTexts()
  const format = useMapsFormat()
  const { stops, stopCount } = figures
  return (
    <section>
      <h2>{tripTexts.stops}</h2>
      {stops.length === 0 && <p>{trip.tracks ? tripTexts.stopsOfTwo : tripTexts.noStops}</p>}
      {stops.length < stopCount && (
        <p className="note">{tripTexts.longestOnly(format.count(stops.length), format.count(stopCount))}</p>
      )}
      {stops.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.stopNumber}</th>
              <th scope="col">{texts.start}</th>
              <th scope="col">{texts.end}</th>
              <th scope="col">{tripTexts.duration}</th>
              <th scope="col">{texts.place}</th>
            </tr>
          </thead>
          <tbody>
            {stops.map(({ number, start, end, milliseconds, lat, lng }) => (
              <tr key={number}>
                <td>{format.count(number)}</td>
                <td>{`${format.day(start)} ${format.time(start)}`}</td>
                <td>{format.time(end)}</td>
                <td>{durationTextWithSeconds(milliseconds, tripTexts)}</td>
                <td>{format.coordinates(lat, lng)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Styles of the printed sheet: black on white in every theme. */
export const sheetLook = {
  colorScheme: 'light',
  color: '#000',
  background: '#fff',
  fontSize: '9.5pt',
  lineHeight: 1.4,
  '& h1': { fontSize: '17pt', lineHeight: 1.2, margin: '0 0 1mm' },
  '& h2': { fontSize: '11pt', margin: '5mm 0 1.5mm', breakAfter: 'avoid' },
  '& .head': { display: 'flex', justifyContent: 'space-between', fontWeight: 700, marginBottom: '4mm' },
  '& .simulated': { border: '1px dashed #000', borderRadius: '4px', padding: '0 2mm' },
  '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1mm 6mm', margin: '3mm 0 4mm' },
  '& dl > div': { display: 'grid', gridTemplateColumns: '30mm 1fr' },
  '& dt': { color: '#444' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& figure': { margin: '0 0 4mm', breakInside: 'avoid' },
  '& img': { display: 'block', width: '100%', border: '1px solid #bbb', borderRadius: '4px' },
  '& figcaption, & .note': { margin: '1mm 0 0', fontSize: '7.5pt', color: '#444' },
  '& .tiles': { display: 'flex', flexWrap: 'wrap', gap: '2mm 8mm', margin: 0 },
  '& .tiles > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& .tiles dd': { fontSize: '12pt', fontWeight: 700 },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { textAlign: 'left', padding: '1mm 2mm 1mm 0', borderBottom: '1px solid #ccc' },
  '& th': { fontWeight: 600, color: '#444' },
} as const

/** Global styles: the page is A4, the sheet is hidden on the screen, and all else is hidden in print. */
const paperLook = {
  '@page': { size: 'A4 portrait', margin: '14mm' },
  '@media screen': { '.print-sheet': { display: 'none' } },
  '@media print': {
    'html, body': { background: '#fff !important' },
    'body > *:not(.print-sheet)': { display: 'none !important' },
    '.print-sheet': sheetLook,
  },
} as const
