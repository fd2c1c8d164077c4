import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { trustIn } from '../../security/clientNetwork.ts'
import { type Frame, FrameReader } from '../../ingest/gt06/FrameReader.ts'
import { gt06 } from '../../ingest/gt06/gt06.ts'
import type { Dialect } from '../../ingest/tcp/Dialect.ts'
import type { ConnectionLimits } from '../../ingest/tcp/TrackerConnection.ts'
import { TrackerServer } from '../../ingest/tcp/TrackerServer.ts'
import type { Intake } from '../../ingest/Intake.ts'

const defaultLimits: ConnectionLimits = { connections: 100, pending: 100, loginMs: 20_000, idleMs: 20_000 }

/** Starts and closes the servers and trackers of a test; a server speaks GT06 unless the test names another dialect. */
export class TestTrackers {
  private cleanups: (() => unknown)[] = []

  /** Starts a server; `proxies` is the setting TRUST_PROXY. */
  async start(
    intake: Intake,
    limits: Partial<ConnectionLimits> = {},
    proxies: string[] | false = false,
    dialect: Dialect = gt06,
  ) {
    const errors: unknown[] = []
    const server = new TrackerServer(intake, {
      dialect,
      onError: (error) => errors.push(error),
      isProxy: trustIn(proxies),
      limits: { ...defaultLimits, ...limits },
    })
    this.cleanups.push(() => server.close())
    return { server, errors, port: await server.listen(0, '127.0.0.1') }
  }

  /** Connects a tracker; `from` is its own address, any of 127.0.0.0/8. */
  async connect(port: number, from?: string): Promise<TestTracker> {
    const tracker = await TestTracker.connect(port, from)
    this.cleanups.push(() => tracker.disconnect())
    return tracker
  }

  /** Closes all servers and trackers, in the reverse order of their creation. */
  async close(): Promise<void> {
    for (const cleanUp of this.cleanups.toReversed()) await cleanUp()
    this.cleanups = []
  }
}

/** A tracker with an open connection. */
class TestTracker {
  /** Resolves when either side disconnects. */
  readonly closed: Promise<void>
  private readonly socket: Socket
  private readonly received: Frame[] = []

  private constructor(socket: Socket) {
    this.socket = socket
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()))
    const reader = new FrameReader()
    socket.on('data', (chunk) => this.received.push(...reader.read(chunk)))
    socket.on('error', () => undefined)
  }

  static async connect(port: number, from = '127.0.0.1'): Promise<TestTracker> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    const tracker = new TestTracker(socket)
    await once(socket, 'connect')
    return tracker
  }

  /** Whether the server has not disconnected. */
  get isOpen(): boolean {
    return !this.socket.destroyed && !this.socket.readableEnded
  }

  send(...packets: Buffer[]): void {
    this.socket.write(Buffer.concat(packets))
  }

  /**
   * Waits for `count` acknowledgements; returns the protocol number and the serial number of all received
   * acknowledgements.
   */
  async acknowledgements(count: number): Promise<[number, number][]> {
    while (this.received.length < count) {
      if (!this.isOpen) throw new Error('The server disconnected.')
      await Promise.race([once(this.socket, 'data'), this.closed])
    }
    return this.received.map(({ number, serial }) => [number, serial])
  }

  contentOf(index: number): Buffer | undefined {
    return this.received[index]?.content
  }

  disconnect(): void {
    this.socket.destroy()
  }
}
