import type { ChangesText } from './liveRepository.ts'
import { noMoves } from './liveJson.ts'
import { writeCursor } from './liveCursor.ts'

/** Returns the event of changes, as bytes that all readers share; null without changes. */
export function changesEvent({ moved, changed, removed, snapshot }: ChangesText): Buffer | null {
  if (moved === '' && changed === '' && removed === '') return null
  const data = `{"time":"${now()}","moved":${moved || noMoves},"changed":[${changed}],"removed":[${removed}]}`
  return Buffer.from(`id: ${writeCursor(snapshot)}\nevent: positions\ndata: ${data}\n\n`)
}

/** Returns the heartbeat, which also carries the newest cursor. */
export function clockEvent(snapshot: string): Buffer {
  return Buffer.from(`id: ${writeCursor(snapshot)}\nevent: clock\ndata: {"time":"${now()}"}\n\n`)
}

/** Tells a client to read the whole list again. */
export const resetEvent = Buffer.from('event: reset\ndata: {}\n\n')

function now(): string {
  return new Date().toISOString()
}
