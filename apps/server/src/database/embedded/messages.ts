function message(type: string, text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}

/** Ends an open transaction and resets the session. */
export const RESET = Buffer.concat([message('Q', 'ROLLBACK'), message('Q', 'DISCARD ALL')])

/**
 * This message follows every unit, because the embedded backend cannot wait for COPY data: without data, it exits at a
 * COPY FROM STDIN. Outside a COPY, PostgreSQL ignores this message.
 */
export const COPY_FAIL = message('f', 'the embedded database does not accept COPY data: use INSERT')

export const SYNC = Buffer.from([0x53, 0, 0, 0, 4])

/** Returns whether a unit is a startup message, which has no type byte. */
export function isStart(bytes: Uint8Array): boolean {
  return bytes[0] === 0
}

/** Returns whether a response ends with ReadyForQuery. */
export function endsReady(end: Buffer): boolean {
  return end[0] === 0x5a && end.readInt32BE(1) === 5
}
