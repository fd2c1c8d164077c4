function message(type: string, text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}

/** Brings the session back to what it was at first, wherever its client left it. */
export const RESET = Buffer.concat([message('Q', 'ROLLBACK'), message('Q', 'DISCARD ALL')])

/**
 * Sent after every request: the embedded backend cannot wait for COPY data, and ends the process when a COPY FROM
 * STDIN gets none. PostgreSQL ignores it outside of a COPY.
 */
export const COPY_FAIL = message('f', 'the embedded database takes no COPY data: use INSERT')

export const SYNC = Buffer.from([0x53, 0, 0, 0, 4])

/** Returns whether a unit is the start of a connection, which has no type. */
export function isStart(bytes: Uint8Array): boolean {
  return bytes[0] === 0
}

/** Returns whether an answer ends with ReadyForQuery. */
export function endsReady(end: Buffer): boolean {
  return end[0] === 0x5a && end.readInt32BE(1) === 5
}
