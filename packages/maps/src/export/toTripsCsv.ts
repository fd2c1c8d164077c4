import type { GpsSession } from '@sikud/api'
import { shownPart } from '@sikud/ui/format'
import { placeNear } from '../measure/places.ts'
import { durationOf } from '../trip/tripOrder.ts'
import { cell, comma, decimal, degrees, isoTime } from './fileText.ts'

/** The heads of the columns of `toTripsCsv`, in their order, and the text that marks a simulated trip. */
export interface TripsCsvTexts {
  columns: readonly string[]
  simulated: string
}

/**
 * Writes a list of trips as CSV for an Indonesian Excel: UTF-8 with BOM, semicolons and decimal commas. Times have the
 * UTC offset of the user's zone. A trip of which the list shows a part has the figures of that part.
 */
export function toTripsCsv(
  trips: readonly GpsSession[],
  texts: TripsCsvTexts,
  timeZone: string | undefined,
): string {
  const time = isoTime(timeZone)
  const moment = (text: string | null) => {
    const epoch = Date.parse(text ?? '')
    return Number.isNaN(epoch) ? cell(text ?? '') : time(epoch)
  }
  const rows = trips.map((trip) => {
    const part = shownPart(trip)
    const minutes = durationOf(part) / 60_000
    const { start, end } = trip.preview ?? {}
    return [
      cell(trip.vehicle?.number ?? ''),
      cell(trip.driver?.name ?? ''),
      moment(part.start.time),
      moment(part.end.time),
      figure(minutes, 0),
      figure(part.distance, 2),
      figure(trip.speed, 2),
      place(start),
      place(end),
      ...position(start),
      ...position(end),
      cell(trip.device?.name ?? ''),
      cell(trip.device?.imei ?? ''),
      trip.simulated === true ? cell(texts.simulated) : '',
    ].join(';')
  })
  return `\uFEFF${[texts.columns.map(cell).join(';'), ...rows].join('\r\n')}\r\n`
}

type End = NonNullable<GpsSession['preview']>['start']

function figure(value: number | null, digits: number) {
  if (value === null || !Number.isFinite(value)) return ''
  return digits === 0 ? String(Math.round(value)) : comma(decimal(value, digits))
}

function place(end: End | undefined) {
  return cell((end && placeNear(end)) ?? '')
}

function position(end: End | undefined) {
  return end ? [comma(degrees(end.lat)), comma(degrees(end.lng))] : ['', '']
}
