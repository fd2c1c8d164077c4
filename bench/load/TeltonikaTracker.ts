import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { toKmh } from '../../apps/server/src/measure/speedUnit.ts'
import { imeiBytes, recordsPacket } from '../../apps/server/src/testing/trackers/teltonikaBytes.ts'
import type { Reply } from './requests.ts'
import { Tracker } from './Tracker.ts'

const TIMEOUT_MS = 20_000

/** A tracker that reports over one TCP connection, and connects again when it is lost. */
export class TeltonikaTracker extends Tracker {
  private readonly port: number
  private socket: Socket | null = null

  constructor(imei: string, port: number) {
    super(imei)
    this.port = port
  }

  override async finish(): Promise<void> {
    await super.finish()
    this.socket?.destroy()
  }

  protected override async deliver(_to: string, time: number): Promise<Reply> {
    const begin = performance.now()
    let status = 0
    try {
      this.socket ??= await this.open()
      const { lat, lon, speed } = this.drive.at(time)
      const record = {
        time: new Date(time * 1_000),
        lat,
        lng: lon,
        speed: Math.round(toKmh(speed, 'knot') ?? 0),
      }
      this.socket.write(recordsPacket([record]))
      if ((await take(this.socket, 4)).readUInt32BE() === 1) status = 200
    } catch {
      // The server was killed, or does not run yet.
      this.socket?.destroy()
      this.socket = null
    }
    return { status, ms: performance.now() - begin }
  }

  private async open(): Promise<Socket> {
    const socket = connect({ port: this.port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(imeiBytes(this.imei))
    if ((await take(socket, 1))[0] !== 1) throw new Error('The server refused the tracker.')
    return socket
  }
}

/** Reads an exact number of bytes; rejects if the connection closes or nothing arrives in time. */
async function take(socket: Socket, length: number): Promise<Buffer> {
  const waiting = new AbortController()
  const signal = AbortSignal.any([waiting.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const closed = once(socket, 'close', { signal })
  closed.catch(() => undefined)
  try {
    for (;;) {
      const bytes: Buffer | null = socket.read(length)
      if (bytes) return bytes
      if (socket.destroyed || socket.readableEnded) throw new Error('The connection is closed.')
      await Promise.race([once(socket, 'readable', { signal }), closed])
    }
  } finally {
    waiting.abort()
  }
}
