import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { socketNetwork } from '../../security/clientNetwork.ts'
import { type Intake, IntakeFullError, UnknownDeviceError } from '../Intake.ts'
import type { TrackerReport } from '../TrackerReport.ts'
import { answerTo } from './answerTo.ts'
import { decodePacket } from './decodePacket.ts'
import { type Frame, FrameReader } from './FrameReader.ts'

/** Bytes that may come before a login, and between two packets after it. */
const MOST_BEFORE_LOGIN = 1_024
const MOST_STRAY = 4_096
/** Packets that are stored at once, and then answered. */
const MOST_AT_ONCE = 200
/** Bytes of answers that a tracker may leave unread. */
const MOST_UNREAD = 65_536

/** Where the packets go, and who hears what becomes of the connection. */
export interface ConnectionOptions {
  intake: Intake
  /** A registered tracker has said who it is, and that is stored. */
  onLogin: (connection: Gt06Connection, imei: string) => void
  onError: (error: unknown) => void
}

/** One tracker's connection: what it sends is stored before it hears that it arrived. */
export class Gt06Connection {
  /** Who it says that it is; null before that. */
  imei: string | null = null
  private readonly socket: Socket
  private readonly network: string
  private readonly options: ConnectionOptions
  private readonly reader = new FrameReader()
  private readonly ending = new AbortController()
  private hasLoggedIn = false
  private bytesBeforeLogin = 0
  private working: Promise<boolean> = Promise.resolve(true)

  constructor(socket: Socket, options: ConnectionOptions) {
    this.socket = socket
    this.network = socketNetwork(socket)
    this.options = options
    socket.once('close', () => this.ending.abort())
    // Trackers vanish in the middle of everything; reading ends by itself then.
    socket.on('error', () => undefined)
  }

  /** Reads until one side ends it; while something is being stored, what comes next waits with the tracker. */
  async serve(): Promise<void> {
    try {
      // Destroyed on return, the socket would lose the last answers.
      for await (const chunk of this.socket.iterator({ destroyOnReturn: false })) {
        this.working = this.take(chunk)
        if (!(await this.working)) break
      }
    } catch (error) {
      if (!this.ending.signal.aborted && !this.socket.destroyed) this.options.onError(error)
    }
    this.socket.destroySoon()
  }

  /** Reads no more, and resolves when what is being stored is stored and answered. */
  async close(): Promise<void> {
    this.ending.abort()
    await this.working.catch(() => undefined)
    this.socket.destroySoon()
  }

  /** Takes what a chunk completes; false when there is nothing more to say to each other. */
  private async take(chunk: Buffer): Promise<boolean> {
    const frames = this.reader.read(chunk)
    for (let start = 0; start < frames.length; start += MOST_AT_ONCE) {
      if (!(await this.exchange(frames.slice(start, start + MOST_AT_ONCE)))) return false
    }
    if (this.imei === null) this.bytesBeforeLogin += chunk.length
    return this.bytesBeforeLogin <= MOST_BEFORE_LOGIN && this.reader.strayBytes <= MOST_STRAY
  }

  /** Stores packets and then answers them. */
  private async exchange(frames: readonly Frame[]): Promise<boolean> {
    const read = frames.map((frame) => ({ frame, packet: decodePacket(frame) }))
    // Before it is known who sends them, packets belong to nobody.
    const first = this.imei === null ? read.findIndex(({ packet }) => packet.imei !== null) : 0
    if (first < 0) return true
    const packets = read.slice(first)
    const imei = this.imei ?? packets[0]?.packet.imei
    if (!imei) return true
    this.imei = imei
    if (packets.some(({ packet }) => packet.kind === 'login' && packet.imei !== imei)) return false
    const positions = packets.flatMap(({ packet: { position } }) => position ?? [])
    const battery = packets.findLast(({ packet }) => packet.battery !== null)?.packet.battery ?? null
    if (!(await this.store({ imei, protocol: 'gt06', network: this.network, positions, battery })))
      return false
    const now = new Date()
    const answers = packets.flatMap(({ frame, packet }) => answerTo(frame, packet.kind, now) ?? [])
    if (answers.length > 0) this.socket.write(Buffer.concat(answers))
    return this.socket.writableLength <= MOST_UNREAD && !this.ending.signal.aborted
  }

  /** Stores a report, as soon as there is room for it; false when nobody registered the tracker. */
  private async store(report: TrackerReport): Promise<boolean> {
    for (;;) {
      try {
        await this.options.intake.accept(report)
        if (!this.hasLoggedIn) this.options.onLogin(this, report.imei)
        this.hasLoggedIn = true
        return true
      } catch (error) {
        if (error instanceof UnknownDeviceError) return false
        if (!(error instanceof IntakeFullError)) throw error
        await wait(error.retryAfter * 1_000, undefined, { signal: this.ending.signal })
      }
    }
  }
}
