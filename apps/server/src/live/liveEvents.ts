import type { ChangesText } from './liveRepository.ts'
import { noMoves } from './liveJson.ts'
import { writeCursor } from './liveCursor.ts'

/** The event of what changed, as bytes that all readers share; null when nothing did. */
export function changesEvent({ moved, changed, removed, snapshot }: ChangesText): Buffer | null {
  if (moved === '' && changed === '' && removed === '') return null
  const data = `{"time":"${now()}","moved":${moved || noMoves},"changed":[${changed}],"removed":[${removed}]}`
  return Buffer.from(`id: ${writeCursor(snapshot)}\nevent: positions\ndata: ${data}\n\n`)
}

/** The event that shows that the connection is alive; it carries the cursor on through quiet times. */
export function clockEvent(snapshot: string): Buffer {
  return Buffer.from(`id: ${writeCursor(snapshot)}\nevent: clock\ndata: {"time":"${now()}"}\n\n`)
}

/** The event that sends a reader back to the whole list. */
export const resetEvent = Buffer.from('event: reset\ndata: {}\n\n')

function now(): string {
  return new Date().toISOString()
}
