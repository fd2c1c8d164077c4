import type { GpsSession } from '@sikud/api'
import type { ExportColumn } from '@sikud/ui/export'
import { shownPart } from '@sikud/ui/format'
import { placeNear } from '../measure/places.ts'
import { durationOf } from '../trip/tripOrder.ts'

/** The heads of the columns of `tripColumns`, in their order, and the text that marks a simulated trip. */
export interface TripColumnsTexts {
  columns: readonly string[]
  simulated: string
}

/** Returns the columns of an exported list of trips. A trip of which the list shows a part has the figures of that part. */
export function tripColumns(texts: TripColumnsTexts): ExportColumn<GpsSession>[] {
  const columns: Omit<ExportColumn<GpsSession>, 'label'>[] = [
    { value: ({ vehicle }) => vehicle?.number ?? null },
    { value: ({ driver }) => driver?.name ?? null },
    { value: (trip) => shownPart(trip).start.time, isTime: true },
    { value: (trip) => shownPart(trip).end.time, isTime: true },
    { value: (trip) => figure(durationOf(shownPart(trip)) / 60_000, 0) },
    { value: (trip) => figure(shownPart(trip).distance, 2) },
    { value: ({ speed }) => figure(speed, 2) },
    { value: ({ max_speed }) => figure(max_speed, 2) },
    { value: ({ preview }) => place(preview?.start) },
    { value: ({ preview }) => place(preview?.end) },
    { value: ({ preview }) => figure(preview?.start.lat, 7) },
    { value: ({ preview }) => figure(preview?.start.lng, 7) },
    { value: ({ preview }) => figure(preview?.end.lat, 7) },
    { value: ({ preview }) => figure(preview?.end.lng, 7) },
    { value: ({ device }) => device?.name ?? null },
    { value: ({ device }) => device?.imei ?? null },
    { value: ({ simulated }) => (simulated === true ? texts.simulated : null) },
  ]
  return columns.map((column, at) => ({ ...column, label: texts.columns[at] ?? '' }))
}

type End = NonNullable<GpsSession['preview']>['start']

function place(end: End | undefined) {
  return (end && placeNear(end)) ?? null
}

/** Rounds a figure to `digits` decimals; null if there is none. */
function figure(value: number | null | undefined, digits: number) {
  return value === null || value === undefined || !Number.isFinite(value)
    ? null
    : Number(value.toFixed(digits))
}
