import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { FrameReader } from '../../../apps/server/src/ingest/gt06/FrameReader.ts'
import { location, login } from '../../../apps/server/src/testing/trackers/testPackets.ts'
import type { Drive } from '../../../bench/load/Tracker.ts'
import { PROXY } from './onLoopback.ts'

const RECONNECT_MS = 500
const KMH_OF_KNOT = 1.852
/** If a tracker gets no acknowledgement for this time, it reconnects. */
const SILENCE_MS = 45_000

/** A hardware tracker with one connection. It sends each position again until the server acknowledges it. */
export class Gt06Tracker {
  readonly imei: string
  /** Times of acknowledged positions; whole seconds since 1970. */
  readonly acknowledged: number[] = []
  connections = 0
  private readonly drive: Drive
  private readonly waiting: number[] = []
  private sending: Promise<void> | null = null
  private socket: Socket | null = null
  private closed = new AbortController().signal
  private serial = 0

  constructor(imei: string, drive: Drive) {
    this.imei = imei
    this.drive = drive
  }

  /** Records a position and sends all waiting ones, the oldest first. */
  report(): void {
    this.waiting.push(this.drive.now())
    this.sending ??= this.send().finally(() => (this.sending = null))
  }

  /** Resolves when all positions are acknowledged. */
  async finish(): Promise<void> {
    await this.sending
    this.socket?.destroy()
  }

  private async send(): Promise<void> {
    for (let time = this.waiting[0]; time !== undefined; time = this.waiting[0]) {
      try {
        const socket = this.socket?.writable ? this.socket : await this.connect()
        const { lat, lon, speed } = this.drive.at(time)
        const place = { time: new Date(time * 1_000), lat, lng: lon, speed: Math.round(speed * KMH_OF_KNOT) }
        await this.exchange(socket, (serial) => location(place, serial))
        this.acknowledged.push(this.waiting.shift() ?? time)
      } catch {
        this.socket?.destroy()
        this.socket = null
        await setTimeout(RECONNECT_MS)
      }
    }
  }

  private async connect(): Promise<Socket> {
    const socket = connect(5023, PROXY)
    const closing = new AbortController()
    socket.on('error', () => undefined)
    socket.once('close', () => closing.abort())
    this.socket = socket
    this.closed = closing.signal
    await once(socket, 'connect', { signal: AbortSignal.timeout(5_000) })
    this.connections += 1
    await this.exchange(socket, (serial) => login(this.imei, serial))
    return socket
  }

  /** Sends a packet and waits for its acknowledgement. */
  private async exchange(socket: Socket, packet: (serial: number) => Buffer): Promise<void> {
    const serial = (this.serial = (this.serial % 65_535) + 1)
    const reader = new FrameReader()
    const signal = AbortSignal.any([AbortSignal.timeout(SILENCE_MS), this.closed])
    socket.write(packet(serial))
    for (;;) {
      const [chunk]: unknown[] = await once(socket, 'data', { signal })
      if (Buffer.isBuffer(chunk) && reader.read(chunk).some((frame) => frame.serial === serial)) return
    }
  }
}
