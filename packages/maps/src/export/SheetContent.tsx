'use client'
import type { GpsSession } from '@sikud/api'
import { useId } from 'react'
import {
  useMapsFormat,
  useMapsLanguage,
  useMapsTexts,
  useMapsTimeZone,
} from '../locales/MapsLocaleProvider.tsx'
import { dayRange, useSessionTime } from '../texts/sessionTexts.ts'
import { isRunning } from '../trip/tripOrder.ts'
import { useTripExportTexts } from '../texts/useTripExportTexts.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'
import { dayIn } from '../trip/zoneDay.ts'
import type { TripFigures } from '../trip/tripFigures.ts'
import { useTripTiles } from '../texts/useTripTiles.ts'
import { isTimed } from '../trip/isTimed.ts'
import type { TripData } from '../trip/tripData.ts'
import { SheetStops } from './SheetStops.tsx'
import type { PaperPicture } from './paperMap.ts'

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
