import type { Id } from '../../models.ts'
import type { LiveFleetChanges } from '../KnownDevices.ts'

/** New positions in a message of a worker. Numbers are in transferable buffers, and each status text occurs once. */
interface PackedMoves {
  id: Float64Array<ArrayBuffer> | Id[]
  lat: Float64Array<ArrayBuffer>
  lng: Float64Array<ArrayBuffer>
  speed: Float32Array<ArrayBuffer>
  heading: Float32Array<ArrayBuffer>
  time: Float64Array<ArrayBuffer>
  /** Index of the status in `texts`. */
  status: Uint16Array<ArrayBuffer>
  texts: string[]
  statusSince?: Float64Array<ArrayBuffer>
  simulated: Uint8Array<ArrayBuffer>
  contact?: Float64Array<ArrayBuffer>
  /** 1 for on, 0 for off and NaN for unknown. */
  ignition?: Float32Array<ArrayBuffer>
  /** Not packed: few events contain an alarm. */
  alarm?: (string | null)[]
  alarmTime?: Float64Array<ArrayBuffer>
}

/** Changes of the fleet in a message of a worker. */
export type PackedChanges = Omit<LiveFleetChanges, 'moved'> & { moved: PackedMoves }

const numbers = (values: ArrayLike<number | null>) =>
  Float64Array.from(values, (value) => value ?? Number.NaN)
const shortNumbers = (values: ArrayLike<number | null>) =>
  Float32Array.from(values, (value) => value ?? Number.NaN)

/** Packs changes into a message. Also returns the buffers to transfer. */
export function packChanges({ moved, ...others }: LiveFleetChanges): {
  changes: PackedChanges
  bytes: ArrayBuffer[]
} {
  const texts = new Map<string, number>()
  const textAt = (text: string) => {
    const at = texts.get(text) ?? texts.size
    texts.set(text, at)
    return at
  }
  const packed: PackedMoves = {
    id: packIds(moved.id),
    lat: numbers(moved.lat),
    lng: numbers(moved.lng),
    speed: shortNumbers(moved.speed),
    heading: shortNumbers(moved.heading),
    time: numbers(moved.time),
    status: Uint16Array.from(moved.status, textAt),
    texts: [],
    ...(moved.statusSince && { statusSince: numbers(moved.statusSince) }),
    simulated: Uint8Array.from(moved.simulated, Number),
    ...(moved.contact && { contact: numbers(moved.contact) }),
    ...(moved.ignition && {
      ignition: Float32Array.from(moved.ignition, (on) => (on === null ? Number.NaN : Number(on))),
    }),
    ...(moved.alarm && { alarm: Array.from(moved.alarm) }),
    ...(moved.alarmTime && { alarmTime: numbers(moved.alarmTime) }),
  }
  packed.texts = [...texts.keys()]
  return { changes: { ...others, moved: packed }, bytes: bytesOf(packed) }
}

/** Returns the buffers of packed positions. */
export function bytesOf(moved: PackedMoves): ArrayBuffer[] {
  return Object.values(moved).flatMap((column) => ('buffer' in column ? [column.buffer] : []))
}

/** Unpacks changes. Numbers that are unknown are NaN. */
export function unpackChanges({ moved, ...others }: PackedChanges): LiveFleetChanges {
  const { texts, ...columns } = moved
  // This is a loop, because `Array.from` takes ten times as long for a typed array.
  const status: string[] = []
  for (let at = 0; at < columns.status.length; at += 1) status.push(texts[columns.status[at] ?? 0] ?? '')
  return { ...others, moved: { ...columns, status } }
}

function packIds(ids: ArrayLike<Id>): Float64Array<ArrayBuffer> | Id[] {
  const packed = new Float64Array(ids.length)
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at]
    if (typeof id !== 'number') return Array.from(ids)
    packed[at] = id
  }
  return packed
}
