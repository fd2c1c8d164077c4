import type { FleetMoves, LivePosition } from '@sikud/api'
import type { FleetColumns } from './FleetColumns.ts'
import { worldX, worldY } from './world.ts'

/** What stays while a vehicle drives. */
export type FleetVehicle = Pick<LivePosition, 'device' | 'vehicle' | 'driver'>

/** Where and how a vehicle was seen: numbers are NaN where nothing is known, `x` and `y` those of `world.ts`, `time` epoch milliseconds. */
export interface FleetFix {
  lat: number
  lng: number
  x: number
  y: number
  speed: number
  heading: number
  time: number
  status: string
  simulated: boolean
}

const nan = Number.NaN

/** Nothing is known. */
export const noFix = (): FleetFix => ({
  lat: nan,
  lng: nan,
  x: nan,
  y: nan,
  speed: nan,
  heading: nan,
  time: nan,
  status: '',
  simulated: false,
})

/** The fix of a position as the whole fleet tells it. */
export function fixOf({ lat, lng, speed, heading, time, status, simulated }: LivePosition): FleetFix {
  return {
    lat: lat ?? nan,
    lng: lng ?? nan,
    x: worldX(lng ?? nan),
    y: worldY(lat ?? nan),
    speed: speed ?? nan,
    heading: heading ?? nan,
    time: Date.parse(time ?? ''),
    status: status.text,
    simulated: simulated === true,
  }
}

/** Writes the fix of a device that moved, as the stream tells it, into one that was read before: of ten thousand a second none is kept. */
export function readFix(moves: FleetMoves, at: number, fix: FleetFix): FleetFix {
  fix.lat = moves.lat[at] ?? nan
  fix.lng = moves.lng[at] ?? nan
  fix.x = worldX(fix.lng)
  fix.y = worldY(fix.lat)
  fix.speed = moves.speed[at] ?? nan
  fix.heading = moves.heading[at] ?? nan
  fix.time = moves.time[at] ?? nan
  fix.status = moves.status[at] ?? ''
  fix.simulated = Boolean(moves.simulated[at])
  return fix
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
