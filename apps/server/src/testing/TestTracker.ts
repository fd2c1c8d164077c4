import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Frame, FrameReader } from '../ingest/gt06/FrameReader.ts'

/** A tracker with an open connection. */
export class TestTracker {
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

  static async dial(port: number): Promise<TestTracker> {
    const socket = connect(port, '127.0.0.1')
    const tracker = new TestTracker(socket)
    await once(socket, 'connect')
    return tracker
  }

  send(...packets: Buffer[]): void {
    this.socket.write(Buffer.concat(packets))
  }

  /** Waits for `count` acknowledgements; returns number and serial number of all received. */
  async answers(count: number): Promise<[number, number][]> {
    while (this.received.length < count) await once(this.socket, 'data')
    return this.received.map(({ number, serial }) => [number, serial])
  }

  /** Returns the content of an acknowledgement. */
  content(index: number): Buffer | undefined {
    return this.received[index]?.content
  }

  hangUp(): void {
    this.socket.destroy()
  }
}
