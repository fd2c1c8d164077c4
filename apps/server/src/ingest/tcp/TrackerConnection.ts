import type { Socket } from 'node:net'
import { networkOf, socketNetwork } from '../../security/clientNetwork.ts'
import type { Intake, TrackerReport } from '../Intake.ts'
import { storePatiently } from '../storePatiently.ts'
import type { Dialect, MessageReader, TrackerMessage } from './Dialect.ts'
import { readProxyHeader } from './proxyHeader.ts'

/** The limits for connections of trackers. The time-outs are in milliseconds. */
export interface ConnectionLimits {
  connections: number
  /** Maximum number of connections of one network whose trackers have not logged in. */
  pending: number
  loginMs: number
  idleMs: number
}

/**
 * The limits in production. `idleMs` is longer than the time between two heartbeats of a tracker, which is a few
 * minutes.
 */
export const defaultLimits: ConnectionLimits = {
  connections: 5_000,
  pending: 200,
  loginMs: 15_000,
  idleMs: 900_000,
}

/** Maximum number of bytes that a tracker may send before the login. */
const MAX_BYTES_BEFORE_LOGIN = 1_024

/** Maximum number of bytes between two packets. Such bytes belong to no packet. */
const MAX_STRAY_BYTES = 4_096

/** Maximum number of packets that are stored and acknowledged together. */
const MAX_BATCH = 200

/**
 * Maximum number of bytes of acknowledgements that a tracker may leave unread. Above it, the server closes the
 * connection.
 */
const MAX_UNREAD_BYTES = 65_536

interface ConnectionOptions {
  dialect: Dialect
  intake: Intake
  /** Whether the other end is a proxy, which may name the tracker's address in a header of the PROXY protocol. */
  isProxy: boolean
  /** Called when the network of the tracker is known. A proxy without a header has none of its own. */
  onNetwork: (connection: TrackerConnection, network: string) => void
  /** Called when the tracker has named itself. */
  onName: (connection: TrackerConnection, imei: string) => void
  /** Called after the first report of a registered tracker is stored. */
  onLogin: (connection: TrackerConnection, imei: string) => void
  onError: (error: unknown) => void
}

/** The connection of one tracker. Messages are acknowledged only after they are stored. */
export class TrackerConnection {
  /** The IMEI of the tracker; null before the login. */
  imei: string | null = null
  hasLoggedIn = false
  /** The network of the tracker; behind a proxy without a header, that of the proxy. */
  network: string
  private readonly socket: Socket
  /** The bytes before the end of the PROXY header; null if there is no such header, or it was read. */
  private header: Buffer | null
  private readonly options: ConnectionOptions
  private readonly reader: MessageReader
  private readonly ending = new AbortController()
  private bytesBeforeLogin = 0
  private working: Promise<boolean> = Promise.resolve(true)

  constructor(socket: Socket, options: ConnectionOptions) {
    this.socket = socket
    this.network = socketNetwork(socket)
    this.header = options.isProxy ? Buffer.alloc(0) : null
    this.options = options
    this.reader = options.dialect.createReader()
    socket.once('close', () => this.ending.abort())
    // Ignores the error, because trackers disconnect at any time and the read loop then ends by itself.
    socket.on('error', () => undefined)
  }

  destroy(): void {
    this.socket.destroy()
  }

  /** Reads packets until either side disconnects. Reads no more bytes while a chunk is being stored. */
  async serve(): Promise<void> {
    if (!this.options.isProxy) this.options.onNetwork(this, this.network)
    try {
      // If the socket were destroyed when the loop ends, the last acknowledgements would be lost.
      for await (const chunk of this.socket.iterator({ destroyOnReturn: false })) {
        this.working = this.handleChunk(chunk)
        if (!(await this.working)) break
      }
    } catch (error) {
      if (!this.ending.signal.aborted && !this.socket.destroyed) this.options.onError(error)
    }
    this.socket.destroySoon()
  }

  /** Stops reading. Resolves when the packets that were already read are stored and acknowledged. */
  async close(): Promise<void> {
    this.ending.abort()
    await this.working.catch(() => undefined)
    this.socket.destroySoon()
  }

  /** Handles the messages that are complete after a chunk. Returns false if the connection must be closed. */
  private async handleChunk(bytes: Buffer): Promise<boolean> {
    const chunk = this.readHeader(bytes)
    if (chunk === null) return false
    const messages = this.reader.read(chunk)
    if (messages === null) return false
    for (let start = 0; start < messages.length; start += MAX_BATCH) {
      if (!(await this.handleMessages(messages.slice(start, start + MAX_BATCH)))) return false
    }
    if (this.imei === null) this.bytesBeforeLogin += chunk.length
    return this.bytesBeforeLogin <= MAX_BYTES_BEFORE_LOGIN && this.reader.strayBytes <= MAX_STRAY_BYTES
  }

  /** Reads the PROXY header, if there is one. Returns the bytes of the tracker; null if the header is malformed. */
  private readHeader(chunk: Buffer): Buffer | null {
    if (this.header === null) return chunk
    const bytes = Buffer.concat([this.header, chunk])
    const read = readProxyHeader(bytes)
    if (read === 'malformed') return null
    this.header = read === 'incomplete' ? bytes : null
    if (read === 'incomplete') return Buffer.alloc(0)
    if (read === 'none') return bytes
    const network = read.address === null ? null : networkOf(read.address)
    if (network !== null) {
      this.network = network
      this.options.onNetwork(this, network)
    }
    return bytes.subarray(read.length)
  }

  /** Stores messages, then acknowledges them. Returns false if the connection must be closed. */
  private async handleMessages(all: readonly TrackerMessage[]): Promise<boolean> {
    // Messages before the login are ignored.
    const first = this.imei === null ? all.findIndex(({ imei }) => imei !== null) : 0
    if (first < 0) return true
    const messages = all.slice(first)
    const imei = this.imei ?? messages[0]?.imei
    if (!imei) return true
    if (this.imei === null) this.options.onName(this, imei)
    this.imei = imei
    if (messages.some((message) => message.imei !== null && message.imei !== imei)) return false
    const { dialect } = this.options
    const report: TrackerReport = {
      imei,
      protocol: dialect.protocol,
      network: this.network,
      positions: messages.flatMap(({ positions }) => positions),
      battery: messages.findLast(({ battery }) => battery !== null)?.battery ?? null,
      signals: messages.flatMap(({ signals }) => signals),
    }
    const isStored = await storePatiently(this.options.intake, report, this.ending.signal)
    if (!isStored) {
      if (dialect.refusal) this.socket.write(dialect.refusal)
      return false
    }
    if (!this.hasLoggedIn) this.options.onLogin(this, imei)
    this.hasLoggedIn = true
    const now = new Date()
    const answers = messages.flatMap(({ answer }) => answer(now) ?? [])
    if (answers.length > 0) this.socket.write(Buffer.concat(answers))
    return this.socket.writableLength <= MAX_UNREAD_BYTES && !this.ending.signal.aborted
  }
}
