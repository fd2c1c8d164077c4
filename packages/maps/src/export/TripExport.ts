import type { GpsSession } from '@sikud/api'
import type { TripData } from '../trip/tripData.ts'

/** A point in the form in which it is exported; a value that was not recorded is null. */
export interface ExportPoint {
  lat: number
  /** Longitude from −180 to 180 degrees. */
  lng: number
  /** Time in epoch milliseconds. */
  time: number | null
  /** Speed in km/h. */
  speed: number | null
  /** Heading in degrees clockwise from north, 0 to below 360. */
  heading: number | null
}

/** A trip prepared for export: the input of the functions that write the file formats. */
export interface TripExport {
  /** One line of text, such as "B 9114 TCN, 20 Nov 2026 07.24 WIB". */
  name: string
  /** One line of text: vehicle and driver, and whether the trip is simulated. */
  description: string
  plate?: string | undefined
  driver?: string | undefined
  imei?: string | undefined
  simulated: boolean
  /** One list of points, or two lists if the points come from two vehicles whose trackers have the same IMEI. */
  lines: ExportPoint[][]
}

type Points = Pick<TripData, 'count' | 'positions' | 'speeds' | 'headings' | 'times' | 'tracks'>
type Named = Pick<TripExport, 'name' | 'description'>

/** Combines the points of a trip with the vehicle, the driver and the device of its trip, for export. */
export function tripExport(trip: Points, session: GpsSession, named: Named): TripExport {
  return {
    ...named,
    plate: session.vehicle?.number,
    driver: session.driver?.name,
    imei: session.device?.imei,
    simulated: session.simulated === true,
    lines: linesOf(trip),
  }
}

function linesOf(trip: Points): ExportPoint[][] {
  const lines: ExportPoint[][] = []
  for (let index = 0; index < trip.count; index += 1) {
    const line = (lines[trip.tracks?.[index] ?? 0] ??= [])
    line.push({
      lng: withinEarth(trip.positions[index * 2] ?? 0),
      lat: trip.positions[index * 2 + 1] ?? 0,
      time: known(trip.times[index]),
      speed: known(trip.speeds[index]),
      heading: turned(known(trip.headings[index])),
    })
  }
  return lines.filter((line) => line !== undefined)
}

/** Wraps a longitude to ±180°. Trips use longitudes beyond ±180° across the antimeridian, but files must not. */
function withinEarth(lng: number) {
  return Math.abs(lng) <= 180 ? lng : lng - 360 * Math.round(lng / 360)
}

function turned(heading: number | null) {
  return heading === null ? null : ((heading % 360) + 360) % 360
}

function known(value: number | undefined) {
  return value === undefined || !Number.isFinite(value) ? null : value
}
