import { once } from 'node:events'
import { type Server, type Socket, createServer } from 'node:net'
import { type Config, ConfigError } from '../../config/config.ts'
import { trustIn } from '../../security/clientNetwork.ts'
import type { Intake } from '../Intake.ts'
import { Gt06Connection, type Gt06Limits, defaultLimits } from './Gt06Connection.ts'

interface ServerOptions {
  onError: (error: unknown) => void
  isProxy: (socket: Socket) => boolean
  limits?: Gt06Limits
}

export class Gt06Server {
  private readonly intake: Intake
  private readonly onError: (error: unknown) => void
  private readonly isProxy: ServerOptions['isProxy']
  private readonly limits: Gt06Limits
  private readonly server: Server
  /** All connections, the oldest first. */
  private readonly connections = new Set<Gt06Connection>()
  /** The connections of each network whose trackers have not logged in, the oldest first. */
  private readonly pending = new Map<string, Set<Gt06Connection>>()
  /** The latest connection of each IMEI that has named itself, but has not logged in. */
  private readonly named = new Map<string, Gt06Connection>()
  private readonly newest = new Map<string, Gt06Connection>()

  constructor(intake: Intake, { onError, isProxy, limits = defaultLimits }: ServerOptions) {
    this.intake = intake
    this.onError = onError
    this.isProxy = isProxy
    this.limits = limits
    this.server = createServer(
      { noDelay: true, keepAlive: true, keepAliveInitialDelay: 120_000 },
      (socket) => {
        void this.serve(socket)
      },
    )
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
    if (this.connections.size >= limits.connections && !this.closeOne()) {
      socket.destroy()
      return
    }
    socket.setTimeout(limits.idleMs, () => socket.destroy())
    const connection = new Gt06Connection(socket, {
      intake,
      onError,
      isProxy: this.isProxy(socket),
      onNetwork: (self, network) => this.addPending(self, network),
      onName: (self, imei) => {
        // Whoever knows one IMEI could otherwise hold many connections whose reports must wait.
        const earlier = this.named.get(imei)
        if (earlier !== undefined) this.closeNow(earlier)
        this.named.set(imei, self)
      },
      onLogin: (self, imei) => {
        this.removePending(self)
        // Closes the old connection of the tracker. A tracker may reconnect before the server notices that the old
        // connection is lost.
        void this.newest.get(imei)?.close()
        this.newest.set(imei, self)
      },
    })
    // The deadline applies only until the tracker names itself, because its login may have to wait for the database.
    const deadline = setTimeout(() => connection.imei ?? socket.destroy(), limits.loginMs)
    this.connections.add(connection)
    await connection.serve()
    clearTimeout(deadline)
    this.connections.delete(connection)
    this.removePending(connection)
    const { imei } = connection
    if (imei !== null && this.newest.get(imei) === connection) this.newest.delete(imei)
  }

  /**
   * Makes room for a new connection: closes the oldest one that has not logged in. Returns false if there is none. The
   * newest stay, because a tracker logs in as soon as it connects.
   */
  private closeOne(): boolean {
    for (const connection of this.connections) {
      if (connection.hasLoggedIn) continue
      this.closeNow(connection)
      return true
    }
    return false
  }

  /** Counts a connection for its network. If the network has too many, closes the oldest of them. */
  private addPending(connection: Gt06Connection, network: string): void {
    const known = this.pending.get(network) ?? new Set()
    this.pending.set(network, known.add(connection))
    const [oldest] = known
    if (known.size > this.limits.pending && oldest !== undefined) this.closeNow(oldest)
  }

  /** Stops counting a connection among those without a login. */
  private removePending(connection: Gt06Connection): void {
    const { network, imei } = connection
    const known = this.pending.get(network)
    known?.delete(connection)
    if (known?.size === 0) this.pending.delete(network)
    if (imei !== null && this.named.get(imei) === connection) this.named.delete(imei)
  }

  private closeNow(connection: Gt06Connection): void {
    connection.destroy()
    this.connections.delete(connection)
    this.removePending(connection)
  }
}

export interface Gt06Port {
  port: number
  close(): Promise<void>
}

/**
 * Opens the port for GT06 trackers; returns null if the port is switched off. Throws `ConfigError` if the port is in
 * use.
 */
export async function listenToGt06(
  { gt06Port, host, trustProxy }: Pick<Config, 'gt06Port' | 'host' | 'trustProxy'>,
  intake: Intake,
  onError: (error: unknown) => void,
): Promise<Gt06Port | null> {
  if (gt06Port === null) return null
  const server = new Gt06Server(intake, { onError, isProxy: trustIn(trustProxy) })
  try {
    return { port: await server.listen(gt06Port, host), close: () => server.close() }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new ConfigError([`GT06_PORT must be a free port: another program uses ${gt06Port}; "off" for none`])
  }
}
