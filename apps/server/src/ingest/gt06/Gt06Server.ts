import { once } from 'node:events'
import { type Server, type Socket, createServer } from 'node:net'
import { type Config, ConfigError } from '../../config/config.ts'
import type { Intake } from '../Intake.ts'
import { Gt06Connection } from './Gt06Connection.ts'
import { type Gt06Limits, defaultLimits } from './gt06Limits.ts'

/** Accepts connections of GT06 trackers. */
export class Gt06Server {
  private readonly intake: Intake
  private readonly onError: (error: unknown) => void
  private readonly limits: Gt06Limits
  private readonly server: Server
  private readonly connections = new Set<Gt06Connection>()
  private readonly newest = new Map<string, Gt06Connection>()

  constructor(intake: Intake, onError: (error: unknown) => void, limits = defaultLimits) {
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

  /** Starts listening; returns the port. If `port` is 0, the server takes any free port. */
  async listen(port: number, host: string): Promise<number> {
    this.server.listen(port, host)
    await once(this.server, 'listening')
    this.server.on('error', this.onError)
    const address = this.server.address()
    return address !== null && typeof address === 'object' ? address.port : port
  }

  /** Stops listening. Resolves when the packets that were already read are stored and acknowledged. */
  async close(): Promise<void> {
    this.server.close()
    await Promise.all([...this.connections].map((connection) => connection.close()))
  }

  /** Handles one connection until it ends; never throws. */
  private async serve(socket: Socket): Promise<void> {
    const { intake, onError, limits } = this
    socket.setTimeout(limits.idleMs, () => socket.destroy())
    const connection = new Gt06Connection(socket, {
      intake,
      onError,
      onLogin: (self, imei) => {
        // Closes the old connection of the tracker. A tracker may reconnect before the server notices that the old
        // connection is lost.
        void this.newest.get(imei)?.close()
        this.newest.set(imei, self)
      },
    })
    // The deadline applies only until the login, because afterwards a tracker may have to wait for space in the queue.
    const deadline = setTimeout(() => connection.imei ?? socket.destroy(), limits.loginMs)
    this.connections.add(connection)
    await connection.serve()
    clearTimeout(deadline)
    this.connections.delete(connection)
    const { imei } = connection
    if (imei !== null && this.newest.get(imei) === connection) this.newest.delete(imei)
  }
}

/** The port on which the server listens for GT06 trackers. */
export interface Gt06Port {
  port: number
  close(): Promise<void>
}

/**
 * Opens the port for GT06 trackers; returns null if the port is switched off. Throws `ConfigError` if the port is in
 * use.
 */
export async function listenToGt06(
  { gt06Port, host }: Pick<Config, 'gt06Port' | 'host'>,
  intake: Intake,
  onError: (error: unknown) => void,
): Promise<Gt06Port | null> {
  if (gt06Port === null) return null
  const server = new Gt06Server(intake, onError)
  try {
    return { port: await server.listen(gt06Port, host), close: () => server.close() }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new ConfigError([`GT06_PORT must be a free port: another program uses ${gt06Port}; "off" for none`])
  }
}
