import { type ChangesText, noMoves } from './liveRepository.ts'

/** Returns the event with the changes, as bytes that all readers share; null if nothing changed. */
export function changesEvent({ moved, changed, removed, snapshot }: ChangesText, key: string): Buffer | null {
  if (moved === null && changed === null && removed === null) return null
  const data = `{"time":"${now()}","moved":${moved ?? noMoves},"changed":${changed ?? '[]'},"removed":${removed ?? '[]'}}`
  return Buffer.from(`id: ${writeCursor(snapshot, key)}\nevent: positions\ndata: ${data}\n\n`)
}

/** Returns the clock event, which is the heartbeat of the stream and also contains the newest cursor. */
export function clockEvent(snapshot: string, key: string): Buffer {
  return Buffer.from(`id: ${writeCursor(snapshot, key)}\nevent: clock\ndata: {"time":"${now()}"}\n\n`)
}

/** The event after which a client reads the whole list again. */
export const resetEvent = Buffer.from('event: reset\ndata: {}\n\n')

function now(): string {
  return new Date().toISOString()
}

/** Maximum age of a cursor. Removals are stored for an hour; a cursor older than that could miss one. */
const MAX_AGE_MS = 10 * 60_000

/** Returns a cursor, which consists of the time in seconds, the database snapshot as text, and the key of the scope. */
export function writeCursor(snapshot: string, key: string, now = Date.now()): string {
  return `${Math.floor(now / 1000)}.${snapshot}${key && `.${key}`}`
}

/** Returns the snapshot of a cursor; null if the cursor is malformed, too old, in the future or from another scope. */
export function readCursor(cursor: string, key: string, now = Date.now()): string | null {
  const [, seconds, snapshot, scope = ''] =
    /^(\d{1,12})\.(\d{1,19}:\d{1,19}:[\d,]*)(?:\.([\da-f]{12}))?$/.exec(cursor) ?? []
  if (scope !== key) return null
  if (seconds === undefined || snapshot === undefined || !isSnapshot(snapshot)) return null
  const age = now - Number(seconds) * 1000
  return age <= MAX_AGE_MS && age > -MAX_AGE_MS ? snapshot : null
}

/**
 * Checks that PostgreSQL accepts a snapshot: its text is `xmin:xmax:xip,…`, each xip is at least xmin and less than
 * xmax, and the xips are in ascending order.
 */
function isSnapshot(text: string): boolean {
  const [lowest = '', highest = '', list = ''] = text.split(':')
  const running = list === '' ? [] : list.split(',')
  if ([lowest, highest, ...running].some((id) => !/^[1-9]\d{0,17}$/.test(id))) return false
  const ids = running.map(BigInt)
  if (BigInt(lowest) > BigInt(highest) || ids.some((id) => id < BigInt(lowest) || id >= BigInt(highest))) {
    return false
  }
  return ids.every((id, index) => index === 0 || (ids[index - 1] ?? id) < id)
}
