import type { FleetMoves, LivePosition } from '@sikud/api'
import type { FleetColumns } from './FleetColumns.ts'

/** What stays while a vehicle drives. */
export type FleetVehicle = Pick<LivePosition, 'device' | 'vehicle' | 'driver'>

/** Where and how a vehicle was seen: numbers are NaN where nothing is known, `time` is epoch milliseconds. */
export interface FleetFix {
  lat: number
  lng: number
  speed: number
  heading: number
  time: number
  status: string
  simulated: boolean
}

const nan = Number.NaN

/** The fix of a position as the whole fleet tells it. */
export function fixOf({ lat, lng, speed, heading, time, status, simulated }: LivePosition): FleetFix {
  return {
    lat: lat ?? nan,
    lng: lng ?? nan,
    speed: speed ?? nan,
    heading: heading ?? nan,
    time: Date.parse(time ?? ''),
    status: status.text,
    simulated: simulated === true,
  }
}

/** The fix of a device that moved, as the stream tells it. */
export function fixIn(moves: FleetMoves, at: number): FleetFix {
  return {
    lat: moves.lat[at] ?? nan,
    lng: moves.lng[at] ?? nan,
    speed: moves.speed[at] ?? nan,
    heading: moves.heading[at] ?? nan,
    time: moves.time[at] ?? nan,
    status: moves.status[at] ?? '',
    simulated: Boolean(moves.simulated[at]),
  }
}

const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

/** A vehicle with what is known of its place, for those who read single vehicles. */
export function positionFrom(
  vehicle: FleetVehicle,
  columns: FleetColumns,
  slot: number,
  status: string,
): LivePosition {
  const time = known(columns.time[slot])
  return {
    ...vehicle,
    lat: known(columns.lat[slot]),
    lng: known(columns.lng[slot]),
    speed: known(columns.speed[slot]),
    heading: known(columns.heading[slot]),
    time: time === null ? null : new Date(time).toISOString(),
    status: { text: status },
    simulated: columns.simulated[slot] === 1,
  }
}
