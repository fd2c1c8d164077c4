import type { AlarmKind, FleetMoves, Id, LivePosition } from '@sikud/api'
import type { FleetColumns, FleetPosition } from './FleetColumns.ts'
import { mercatorX, mercatorY } from '../../measure/geometry.ts'

/** The whole fleet, from one response of the server. */
export interface FleetSnapshot {
  positions: readonly LivePosition[]
  /** Server time minus local time, in milliseconds. */
  serverOffset: number
  /** True if the server sends no times. Then the `time` of a position says when this client saw it change. */
  timesAreOfChanges?: boolean
}

/** The changes of the fleet since the previous snapshot or the previous changes. */
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

export const emptyPosition = (): FleetPosition => ({
  lat: nan,
  lng: nan,
  x: nan,
  y: nan,
  speed: nan,
  heading: nan,
  time: nan,
  status: '',
  statusSince: nan,
  simulated: false,
  contact: nan,
  ignition: nan,
  alarm: null,
  alarmTime: nan,
})

/** Converts a position of a snapshot to numbers. */
export function toFleetPosition({
  lat,
  lng,
  speed,
  heading,
  time,
  status,
  statusSince,
  simulated,
  contact,
  ignition,
  alarm,
  alarmTime,
}: LivePosition): FleetPosition {
  return {
    lat: lat ?? nan,
    lng: lng ?? nan,
    x: mercatorX(lng ?? nan),
    y: mercatorY(lat ?? nan),
    speed: speed ?? nan,
    heading: heading ?? nan,
    time: Date.parse(time ?? ''),
    status: status.text,
    statusSince: Date.parse(statusSince ?? ''),
    simulated: simulated === true,
    contact: Date.parse(contact ?? ''),
    ignition: typeof ignition === 'boolean' ? Number(ignition) : nan,
    alarm: alarm ?? null,
    alarmTime: Date.parse(alarmTime ?? ''),
  }
}

/**
 * Copies the position at index `at` of the live stream into `position`, and returns `position`. Creates no object,
 * because allocating 10,000 objects a second costs too much.
 */
export function readMove(moves: FleetMoves, at: number, position: FleetPosition): FleetPosition {
  position.lat = moves.lat[at] ?? nan
  position.lng = moves.lng[at] ?? nan
  position.x = mercatorX(position.lng)
  position.y = mercatorY(position.lat)
  position.speed = moves.speed[at] ?? nan
  position.heading = moves.heading[at] ?? nan
  position.time = moves.time[at] ?? nan
  position.status = moves.status[at] ?? ''
  position.statusSince = moves.statusSince?.[at] ?? nan
  position.simulated = Boolean(moves.simulated[at])
  position.contact = moves.contact?.[at] ?? nan
  position.ignition = Number(moves.ignition?.[at] ?? nan)
  position.alarm = alarmOf(moves.alarm?.[at])
  position.alarmTime = moves.alarmTime?.[at] ?? nan
  return position
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a newer server can have more kinds; they are shown without a name
const alarmOf = (kind: string | null | undefined) => (kind ?? null) as AlarmKind | null
const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

/** Builds the position of the vehicle in a slot from the columns of the fleet. */
export function positionFrom(
  vehicle: FleetVehicle,
  columns: FleetColumns,
  slot: number,
  status: string,
): LivePosition {
  const time = known(columns.time[slot])
  const statusSince = known(columns.statusSince[slot])
  const contact = known(columns.contact[slot])
  const ignition = known(columns.ignition[slot])
  const alarmTime = known(columns.alarmTime[slot])
  return {
    ...vehicle,
    lat: known(columns.lat[slot]),
    lng: known(columns.lng[slot]),
    speed: known(columns.speed[slot]),
    heading: known(columns.heading[slot]),
    time: time === null ? null : new Date(time).toISOString(),
    status: { text: status },
    statusSince: statusSince === null ? null : new Date(statusSince).toISOString(),
    simulated: columns.simulated[slot] === 1,
    contact: contact === null ? null : new Date(contact).toISOString(),
    ignition: ignition === null ? null : ignition === 1,
    alarm: alarmTime === null ? null : (columns.alarms[slot] ?? null),
    alarmTime: alarmTime === null ? null : new Date(alarmTime).toISOString(),
  }
}
