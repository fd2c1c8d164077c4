import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { Intake } from '../Intake.ts'
import { Gt06Connection } from './Gt06Connection.ts'

/** What connections may take up: how many there are, and how long one may be silent; milliseconds. */
export interface Gt06Limits {
  connections: number
  untilLogin: number
  idle: number
}

// A tracker sends a heartbeat every few minutes.
const usualLimits: Gt06Limits = { connections: 5_000, untilLogin: 15_000, idle: 900_000 }

/** Listens to trackers that speak GT06. */
export class Gt06Server {
  private readonly intake: Intake
  private readonly onError: (error: unknown) => void
  private readonly limits: Gt06Limits
  private readonly server: Server
  private readonly connections = new Set<Gt06Connection>()
  private readonly newest = new Map<string, Gt06Connection>()

  constructor(intake: Intake, onError: (error: unknown) => void, limits = usualLimits) {
    this.intake = intake
    this.onError = onError
    this.limits = limits
    this.server = createServer(
      { noDelay: true, keepAlive: true, keepAliveInitialDelay: 120_000 },
      (socket) => {
        void this.serve(socket)
      },
    )
    this.server.maxConnections = limits.connections
  }

  /** Starts to listen, and answers the port: port 0 takes any free one. */
  async listen(port: number, host: string): Promise<number> {
    this.server.listen(port, host)
    await once(this.server, 'listening')
    this.server.on('error', this.onError)
    const address = this.server.address()
    return address !== null && typeof address === 'object' ? address.port : port
  }

  /** Lets nobody in any more, and resolves when what is being stored is stored and answered. */
  async close(): Promise<void> {
    this.server.close()
    await Promise.all([...this.connections].map((connection) => connection.close()))
  }

  /** Never throws. */
  private async serve(socket: Socket): Promise<void> {
    const { intake, onError, limits } = this
    socket.setTimeout(limits.idle, () => socket.destroy())
    const connection = new Gt06Connection(socket, {
      intake,
      onError,
      onLogin: (self, imei) => {
        // A tracker that lost its connection comes back before we notice: the older one is dead.
        void this.newest.get(imei)?.close()
        this.newest.set(imei, self)
      },
    })
    // Once it has said who it is, it may wait until there is room to store that.
    const deadline = setTimeout(() => connection.imei ?? socket.destroy(), limits.untilLogin)
    this.connections.add(connection)
    await connection.serve()
    clearTimeout(deadline)
    this.connections.delete(connection)
    const { imei } = connection
    if (imei !== null && this.newest.get(imei) === connection) this.newest.delete(imei)
  }
}
