import type { FleetMoves, Id, LivePosition } from '@sikud/api'
import type { FleetColumns, FleetFix } from './FleetColumns.ts'
import { mercatorX, mercatorY } from '../../measure/geometry.ts'

/** The whole fleet, as a list of the server gives it. */
export interface FleetSnapshot {
  positions: readonly LivePosition[]
  /** Server time minus local time, in milliseconds. */
  serverOffset: number
  /** True if `time` says when this client saw a change, because the server gives no times. */
  timesAreOfChanges?: boolean
}

/** What changed in the fleet since the previous snapshot or change. */
export interface FleetChanges {
  moved?: FleetMoves
  changed?: readonly LivePosition[]
  removed?: readonly Id[]
  /** Server time minus local time, in milliseconds. */
  serverOffset: number
}

/** The parts of a position that do not change while a vehicle drives. */
export type FleetVehicle = Pick<LivePosition, 'device' | 'vehicle' | 'driver'>

const nan = Number.NaN

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

/** Converts a position of a snapshot. */
export function fixOf({ lat, lng, speed, heading, time, status, simulated }: LivePosition): FleetFix {
  return {
    lat: lat ?? nan,
    lng: lng ?? nan,
    x: mercatorX(lng ?? nan),
    y: mercatorY(lat ?? nan),
    speed: speed ?? nan,
    heading: heading ?? nan,
    time: Date.parse(time ?? ''),
    status: status.text,
    simulated: simulated === true,
  }
}

/** Converts a move of the stream. Mutates `fix`: allocating 10,000 objects a second costs too much. */
export function readFix(moves: FleetMoves, at: number, fix: FleetFix): FleetFix {
  fix.lat = moves.lat[at] ?? nan
  fix.lng = moves.lng[at] ?? nan
  fix.x = mercatorX(fix.lng)
  fix.y = mercatorY(fix.lat)
  fix.speed = moves.speed[at] ?? nan
  fix.heading = moves.heading[at] ?? nan
  fix.time = moves.time[at] ?? nan
  fix.status = moves.status[at] ?? ''
  fix.simulated = Boolean(moves.simulated[at])
  return fix
}

const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

/** Builds the position of one vehicle from its columns. */
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
