import { once } from 'node:events'
import { type Server, type Socket, createServer } from 'node:net'
import { type Config, ConfigError } from '../../config/config.ts'
import { trustIn } from '../../security/clientNetwork.ts'
import type { Intake } from '../Intake.ts'
import type { Dialect } from './Dialect.ts'
import { TrackerConnection, type ConnectionLimits, defaultLimits } from './TrackerConnection.ts'

interface ServerOptions {
  dialect: Dialect
  onError: (error: unknown) => void
  isProxy: (socket: Socket) => boolean
  limits?: ConnectionLimits
}

/** A port to which trackers connect by TCP, all with the same protocol. */
export class TrackerServer {
  private readonly intake: Intake
  private readonly dialect: Dialect
  private readonly onError: (error: unknown) => void
  private readonly isProxy: ServerOptions['isProxy']
  private readonly limits: ConnectionLimits
  private readonly server: Server
  /** All connections, the oldest first. */
  private readonly connections = new Set<TrackerConnection>()
  /** The connections of each network whose trackers have not logged in, the oldest first. */
  private readonly pending = new Map<string, Set<TrackerConnection>>()
  /** The latest connection of each IMEI that has named itself, but has not logged in. */
  private readonly named = new Map<string, TrackerConnection>()
  private readonly newest = new Map<string, TrackerConnection>()

  constructor(intake: Intake, { dialect, onError, isProxy, limits = defaultLimits }: ServerOptions) {
    this.intake = intake
    this.dialect = dialect
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
    // After a restart all trackers connect at once; by default only 511 connections may wait to be accepted.
    this.server.listen({ port, host, backlog: this.limits.connections })
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
    const { intake, dialect, onError, limits } = this
    if (this.connections.size >= limits.connections && !this.closeOne()) {
      socket.destroy()
      return
    }
    socket.setTimeout(limits.idleMs, () => socket.destroy())
    const connection = new TrackerConnection(socket, {
      intake,
      dialect,
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
  private addPending(connection: TrackerConnection, network: string): void {
    const known = this.pending.get(network) ?? new Set()
    this.pending.set(network, known.add(connection))
    const [oldest] = known
    if (known.size > this.limits.pending && oldest !== undefined) this.closeNow(oldest)
  }

  /** Stops counting a connection among those without a login. */
  private removePending(connection: TrackerConnection): void {
    const { network, imei } = connection
    const known = this.pending.get(network)
    known?.delete(connection)
    if (known?.size === 0) this.pending.delete(network)
    if (imei !== null && this.named.get(imei) === connection) this.named.delete(imei)
  }

  private closeNow(connection: TrackerConnection): void {
    connection.destroy()
    this.connections.delete(connection)
    this.removePending(connection)
  }
}

export interface TrackerPort {
  port: number
  close(): Promise<void>
}

/** The setting of a port of trackers. */
interface PortSetting {
  /** Name of the environment variable. */
  name: string
  /** Null if the port is switched off. */
  port: number | null
  dialect: Dialect
}

/** Opens a port for trackers; returns null if it is switched off. Throws `ConfigError` if the port is in use. */
export async function listenToTrackers(
  { name, port, dialect }: PortSetting,
  { host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>,
  intake: Intake,
  onError: (error: unknown) => void,
): Promise<TrackerPort | null> {
  if (port === null) return null
  const server = new TrackerServer(intake, { dialect, onError, isProxy: trustIn(trustProxy) })
  try {
    return { port: await server.listen(port, host), close: () => server.close() }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new ConfigError([`${name} must be a free port: another program uses ${port}; "off" for none`])
  }
}
