const SSL_REQUEST = 80877103
const GSS_REQUEST = 80877104
const CANCEL_REQUEST = 80877102
/** The message types that a connected client may send; an unknown one would end the backend. */
const TYPES = 'QPBEDCSHFXpdcf'
const COPY_TYPES = 'dcf'
const MAX_START_BYTES = 10_000 // bytes of a startup message, the same limit as in PostgreSQL

/** One request of a client. The bytes of `work` are one unit, and no unit of another client may run in its middle. */
type ClientRequest =
  | { kind: 'start' | 'work'; bytes: Buffer }
  | { kind: 'encryption' | 'cancel' | 'terminate' | 'garbage' }

/**
 * Splits the bytes of one PostgreSQL client into units. A unit ends where the client waits for a response: after a
 * simple query or a Sync message. Each unit must run as a whole, because the clients share one backend. Otherwise, one
 * client could run the unnamed statement of another.
 */
export class MessageReader {
  private buffer: Buffer = Buffer.alloc(0)
  private chunks: Buffer[] = []
  private received = 0
  private scanned = 0
  private started = false

  /** Adds received bytes; returns the units that are now complete. */
  push(chunk: Buffer): ClientRequest[] {
    this.chunks.push(chunk)
    this.received += chunk.length
    // A long message has many chunks; joining them before it is complete would have a quadratic cost.
    if (this.received < this.wanted()) return []
    this.buffer = Buffer.concat([this.buffer, ...this.chunks])
    this.chunks = []
    const requests: ClientRequest[] = []
    for (let next = this.take(); next; next = this.take()) requests.push(next)
    this.received = this.buffer.length
    return requests
  }

  private wanted(): number {
    const header = this.started ? 5 : 8
    if (this.buffer.length < this.scanned + header) return this.buffer.length + 1
    return this.started
      ? this.scanned + 1 + this.buffer.readInt32BE(this.scanned + 1)
      : this.buffer.readInt32BE(0)
  }

  private take(): ClientRequest | null {
    return this.started ? this.takeWork() : this.takeStart()
  }

  private takeStart(): ClientRequest | null {
    if (this.buffer.length < 8) return null
    const length = this.buffer.readInt32BE(0)
    if (length < 8 || length > MAX_START_BYTES) return this.refuse()
    if (this.buffer.length < length) return null
    const code = this.buffer.readInt32BE(4)
    const bytes = this.cut(length)
    if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'encryption' }
    if (code === CANCEL_REQUEST) return { kind: 'cancel' }
    // The backend exits on an unknown startup message.
    if (code >> 16 !== 3 || !bytes.includes('user\0') || bytes.at(-1) !== 0) return this.refuse()
    this.started = true
    return { kind: 'start', bytes }
  }

  private takeWork(): ClientRequest | null {
    while (this.buffer.length >= this.scanned + 5) {
      const type = String.fromCharCode(this.buffer.readUInt8(this.scanned))
      const length = this.buffer.readInt32BE(this.scanned + 1)
      if (!TYPES.includes(type) || length < 4) return this.refuse()
      const end = this.scanned + 1 + length
      if (this.buffer.length < end) return null
      // Drops the data of a COPY that has already failed.
      if (this.scanned === 0 && COPY_TYPES.includes(type)) {
        this.cut(end)
        continue
      }
      this.scanned = end
      if (type === 'X') return { kind: 'terminate' }
      if ('QSF'.includes(type)) return { kind: 'work', bytes: this.cut(end) }
    }
    return null
  }

  /** Drops the buffer, because the bytes after an invalid message cannot be parsed. */
  private refuse(): ClientRequest {
    this.cut(this.buffer.length)
    return { kind: 'garbage' }
  }

  private cut(length: number): Buffer {
    const bytes = this.buffer.subarray(0, length)
    this.buffer = this.buffer.subarray(length)
    this.scanned = 0
    return bytes
  }
}

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

export function isStart(bytes: Uint8Array): boolean {
  return bytes[0] === 0
}

/** Returns whether a response ends with ReadyForQuery. */
export function endsReady(end: Buffer): boolean {
  return end[0] === 0x5a && end.readInt32BE(1) === 5
}
