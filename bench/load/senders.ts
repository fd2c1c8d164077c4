import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { toKmh } from '../../apps/server/src/measure/speedUnit.ts'
import { imeiBytes, recordsPacket } from '../../apps/server/src/testing/trackers/teltonikaBytes.ts'
import { location, login } from '../../apps/server/src/testing/trackers/testPackets.ts'
import { traccarBody } from '../../apps/server/src/testing/trackers/traccarBody.ts'
import { HttpConnection, type LoopReply } from './HttpConnection.ts'
import { endlessDrive, reportUrl, type Sender } from './Tracker.ts'

const TIMEOUT_MS = 20_000

export const protocols = ['osmand', 'traccar', 'gt06', 'teltonika'] as const
export type Protocol = (typeof protocols)[number]

/** Returns the protocols that `--protocol` names; throws for an unknown name. */
export function chosenProtocols(name: string): Protocol[] {
  const chosen = protocols.filter((one) => name === 'all' || name === one)
  if (chosen.length === 0) throw new Error(`--protocol is ${protocols.join(', ')} or all, not ${name}.`)
  return chosen
}

/** The addresses of a server at which trackers report. */
export interface Targets {
  api: string
  /** The URL of the OsmAnd port. */
  reports: string
  gt06Port: number
  teltonikaPort: number
}

/** Returns a sender of a tracker; `token` lets a Traccar server forward. */
export function openSender(protocol: Protocol, imei: string, to: Targets, token: string): Sender {
  if (protocol === 'gt06') return new TcpSender(to.gt06Port, imei, gt06)
  if (protocol === 'teltonika') return new TcpSender(to.teltonikaPort, imei, teltonika)
  const { origin, pathname } = new URL(protocol === 'traccar' ? to.api : to.reports)
  const connection = new HttpConnection(origin)
  const path = `${pathname}/ingest/traccar`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    send: (time) =>
      connection.send(
        protocol === 'traccar'
          ? { path, method: 'POST', headers, body: forwarded(imei, time) }
          : { path: reportUrl('/', imei, time), method: 'GET' },
      ),
    close: () => connection.close(),
  }
}

function forwarded(imei: string, time: number): string {
  const { lat, lon, speed } = endlessDrive.at(time)
  return JSON.stringify(
    traccarBody(imei, new Date(time * 1_000), { latitude: lat, longitude: lon, speed, course: 90 }),
  )
}

interface Place {
  time: Date
  lat: number
  lng: number
  /** In km/h. */
  speed: number
}

/** The messages of a protocol over TCP, and their acknowledgements. */
interface Wire {
  login: (imei: string) => Buffer
  /** Number of bytes of the acknowledgement of a login, and of a report. */
  answers: readonly [login: number, report: number]
  /** Returns whether the server accepted the login. */
  isWelcome: (answer: Buffer) => boolean
  report: (place: Place, serial: number) => Buffer
  /** Returns whether an answer acknowledges the report with this serial number. */
  isStored: (answer: Buffer, serial: number) => boolean
}

const gt06: Wire = {
  login: (imei) => login(imei),
  answers: [10, 10],
  isWelcome: (answer) => answer[3] === 0x01,
  report: (place, serial) => location(place, serial),
  isStored: (answer, serial) => answer[3] === 0x22 && answer.readUInt16BE(4) === serial,
}

const teltonika: Wire = {
  login: imeiBytes,
  answers: [1, 4],
  isWelcome: (answer) => answer[0] === 1,
  report: (place) => recordsPacket([place]),
  isStored: (answer) => answer.readUInt32BE() === 1,
}

class TcpSender implements Sender {
  private readonly port: number
  private readonly imei: string
  private readonly wire: Wire
  private line: Line | null = null
  private serial = 0

  constructor(port: number, imei: string, wire: Wire) {
    this.port = port
    this.imei = imei
    this.wire = wire
  }

  async send(time: number): Promise<LoopReply> {
    const begin = performance.now()
    const { wire } = this
    const reply = { status: 0, bytes: 0 }
    try {
      this.line ??= await this.open()
      const { lat, lon, speed } = endlessDrive.at(time)
      const kmh = Math.round(toKmh(speed, 'knot') ?? 0)
      this.serial = (this.serial + 1) % 65_536
      const report = wire.report({ time: new Date(time * 1_000), lat, lng: lon, speed: kmh }, this.serial)
      const answer = await this.line.ask(report, wire.answers[1])
      reply.bytes = answer.length
      if (wire.isStored(answer, this.serial)) reply.status = 200
    } catch {
      // The server was killed, or does not run yet.
      this.close()
    }
    return { ...reply, ms: performance.now() - begin }
  }

  close(): void {
    this.line?.close()
    this.line = null
  }

  private async open(): Promise<Line> {
    const socket = connect({ port: this.port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const line = new Line(socket)
    if (this.wire.isWelcome(await line.ask(this.wire.login(this.imei), this.wire.answers[0]))) return line
    line.close()
    throw new Error('The server refused the tracker.')
  }
}

/** A TCP connection on which the server answers each message. */
class Line {
  private readonly socket: Socket
  private bytes = Buffer.alloc(0)
  private waiting: {
    length: number
    resolve: (bytes: Buffer) => void
    reject: (error: Error) => void
  } | null = null

  constructor(socket: Socket) {
    this.socket = socket
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
    socket.on('close', () => this.waiting?.reject(new Error('The connection is closed.')))
    socket.on('data', (chunk) => {
      this.bytes = Buffer.concat([this.bytes, chunk])
      const { waiting } = this
      if (waiting === null || this.bytes.length < waiting.length) return
      this.waiting = null
      waiting.resolve(this.bytes.subarray(0, waiting.length))
      this.bytes = this.bytes.subarray(waiting.length)
    })
  }

  /** Sends a message and returns the first `length` bytes after it; rejects if the connection closes. */
  ask(message: Buffer, length: number): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (this.socket.destroyed) return reject(new Error('The connection is closed.'))
      this.waiting = { length, resolve, reject }
      this.socket.write(message)
    })
  }

  close(): void {
    this.socket.destroy()
  }
}
