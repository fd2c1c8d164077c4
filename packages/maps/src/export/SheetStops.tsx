'use client'
import { useMapsFormat } from '../locales/MapsLocaleProvider.tsx'
import { useTripExportTexts } from '../texts/useTripExportTexts.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'
import { durationTextWithSeconds } from '../texts/durationParts.ts'
import type { TripFigures } from '../trip/tripFigures.ts'
import type { TripData } from '../trip/tripData.ts'

/** Renders the stops of a trip as a printed table; their numbers are the same as on the map. */
export function SheetStops({ trip, figures }: { trip: TripData; figures: TripFigures }) {
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
