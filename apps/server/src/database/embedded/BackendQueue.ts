import { createServer, type Server, type Socket } from 'node:net'
import { COPY_FAIL, endsReady, isStart, RESET, SYNC, MessageReader } from './messageReader.ts'

/**
 * The one backend behind the socket. It runs a unit (the messages of a client up to the point where the client waits
 * for a response) and passes the response to `onResponse`.
 */
export interface Backend {
  run(bytes: Uint8Array, onResponse: (bytes: Buffer) => void): Promise<void>
}

export interface QueuePace {
  /** The queue disconnects a client that is idle in a transaction for longer than this. */
  idleInTransactionMs: number
  /**
   * How long the queue reserves the database session for a client that begins to use it and is not trusted. For
   * example, pg_dump needs this time, because it configures its session in several statements.
   */
  sessionMs: number
}

interface Job<Client> {
  client: Client
  bytes: Uint8Array
  onResponse: (bytes: Buffer) => void
  done: () => void
}

/**
 * Shares one backend between many clients. The queue runs one unit (the messages of a client up to a point where the
 * client waits for the response) at a time. While the transaction of a client is open, it runs only units of that
 * client. The clients share one session, so the queue resets the session (DISCARD ALL) before it runs a unit of another
 * client, and when a client disconnects. It does not reset the session after a trusted client.
 */
export class BackendQueue<Client> {
  private readonly backend: Backend
  private readonly pace: QueuePace
  private readonly expire: (client: Client) => void
  private readonly trusted = new Set<Client>()
  private jobs: Job<Client>[] = []
  /** While this client is set, only its units run. */
  private owner: Client | null = null
  /** The client whose settings, temporary tables and locks are in the database session; null after a reset. */
  private session: Client | null = null
  private sessionUntil = 0
  private current: Client | null = null
  private timer: NodeJS.Timeout | undefined

  constructor(backend: Backend, pace: QueuePace, expire: (client: Client) => void) {
    this.backend = backend
    this.pace = pace
    this.expire = expire
  }

  /**
   * Marks a client as trusted, which means that it does not change the database session. The queue does not reset the
   * session after this client, because a reset would discard its prepared plans.
   */
  trust(client: Client): void {
    this.trusted.add(client)
  }

  /** Queues one unit; resolves when the backend has responded to it. */
  add(client: Client, bytes: Uint8Array, onResponse: (bytes: Buffer) => void): Promise<void> {
    return new Promise((done) => {
      this.jobs.push({ client, bytes, onResponse, done })
      void this.work()
    })
  }

  /** Removes a disconnected client: drops its queued units, rolls back its transaction and resets the session. */
  leave(client: Client): void {
    this.trusted.delete(client)
    this.jobs = this.jobs.filter((job) => job.client !== client)
    if (![this.owner, this.session, this.current].includes(client)) return
    this.jobs.unshift({ client, bytes: RESET, onResponse: () => undefined, done: () => undefined })
    void this.work()
  }

  private async work(): Promise<void> {
    if (this.current !== null) return
    for (let job = this.next(); job; job = this.next()) {
      clearTimeout(this.timer)
      this.timer = undefined
      this.current = job.client
      if (this.session !== null && this.session !== job.client) await this.run(RESET, () => undefined)
      const isOpen = await this.run(job.bytes, job.onResponse)
      this.noteSession(job)
      this.owner = isOpen || this.isInSession(job.client) ? job.client : null
      if (this.owner !== null) this.wait(this.owner, isOpen)
      this.current = null
      job.done()
    }
  }

  private next(): Job<Client> | undefined {
    const index = this.owner === null ? 0 : this.jobs.findIndex((job) => job.client === this.owner)
    return index < 0 ? undefined : this.jobs.splice(index, 1)[0]
  }

  private noteSession({ client, bytes }: Job<Client>): void {
    if (bytes === RESET || this.trusted.has(client)) this.session = null
    else if (this.session !== client) {
      this.session = client
      this.sessionUntil = performance.now() + this.pace.sessionMs
    }
  }

  private isInSession(client: Client): boolean {
    return this.session === client && performance.now() < this.sessionUntil
  }

  /**
   * Starts the timer that ends the reservation for the owner. Called once after each unit of the owner, so that waiting
   * clients do not restart the timer.
   */
  private wait(owner: Client, isOpen: boolean): void {
    const release = () => {
      this.owner = null
      void this.work()
    }
    this.timer = isOpen
      ? setTimeout(() => this.expire(owner), this.pace.idleInTransactionMs)
      : setTimeout(release, this.sessionUntil - performance.now())
  }

  /** Runs a unit; returns whether a transaction is open after it. */
  private async run(bytes: Uint8Array, onResponse: (bytes: Buffer) => void): Promise<boolean> {
    let end: Buffer = Buffer.alloc(0)
    const take = (response: Buffer) => {
      end = Buffer.concat([end, response.subarray(-6)]).subarray(-6)
      onResponse(response)
    }
    await this.backend.run(isStart(bytes) ? bytes : Buffer.concat([bytes, COPY_FAIL]), take)
    // When a COPY fails, the database also consumes the Sync message that was sent with it, so the queue sends another.
    if (!endsReady(end)) await this.backend.run(SYNC, take)
    return end.at(-1) !== 0x49 // the status "I" (0x49) means that no transaction is open
  }
}

/** The `application_name` of our own connections, which do not change their session. */
export const OWN_APPLICATION = 'sikud'
const OWN = Buffer.from(`\0application_name\0${OWN_APPLICATION}\0`)

/**
 * Serves one backend to PostgreSQL clients on a Unix socket. There is no password: everybody who can open the socket
 * file has access. Put this file in a directory that only its owner can read.
 */
export function serveSocket(backend: Backend, path: string, pace: QueuePace): Promise<Server> {
  const queue = new BackendQueue<Socket>(backend, pace, (socket) => socket.destroy())
  const server = createServer((socket) => serveClient(socket, queue))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}

function serveClient(socket: Socket, queue: BackendQueue<Socket>): void {
  const reader = new MessageReader()
  socket.on('data', (chunk: Buffer) => {
    for (const request of reader.push(chunk)) {
      if (request.kind === 'start' && request.bytes.includes(OWN)) queue.trust(socket)
      if (request.kind === 'encryption') socket.write('N')
      else if (request.kind === 'start' || request.kind === 'work') {
        void queue.add(socket, request.bytes, (response) => socket.write(response))
      } else if (request.kind === 'garbage') socket.destroy()
      else socket.end()
    }
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => queue.leave(socket))
}
