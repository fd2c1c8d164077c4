/** The one backend behind the socket: runs a unit of protocol messages to its end and hands out what it answers. */
export interface Backend {
  run(bytes: Uint8Array, onAnswer: (bytes: Buffer) => void): Promise<void>
}

interface Job<Client> {
  client: Client
  bytes: Uint8Array
  onAnswer: (bytes: Buffer) => void
  done: () => void
}

/** The simple query ROLLBACK, as protocol message. */
const ROLLBACK = Buffer.concat([Buffer.from([0x51, 0, 0, 0, 13]), Buffer.from('ROLLBACK\0')])

/**
 * Lets many clients share one backend: units run one after another, and while a client's transaction is open only that
 * client's units run. A client that stays silent in a transaction longer than `idleInTransactionMs` is cut off.
 */
export class BackendQueue<Client> {
  private readonly backend: Backend
  private readonly idleInTransactionMs: number
  private readonly expire: (client: Client) => void
  private jobs: Job<Client>[] = []
  private owner: Client | null = null
  private running = false
  private timer: NodeJS.Timeout | undefined

  constructor(backend: Backend, idleInTransactionMs: number, expire: (client: Client) => void) {
    this.backend = backend
    this.idleInTransactionMs = idleInTransactionMs
    this.expire = expire
  }

  /** Runs one unit when it is its turn; resolves when the backend has answered it. */
  add(client: Client, bytes: Uint8Array, onAnswer: (bytes: Buffer) => void): Promise<void> {
    return new Promise((done) => {
      this.jobs.push({ client, bytes, onAnswer, done })
      void this.work()
    })
  }

  /** Forgets a client that is gone: what it still wanted is dropped, and its open transaction rolled back. */
  leave(client: Client): void {
    this.jobs = this.jobs.filter((job) => job.client !== client)
    if (this.owner !== client) return
    this.jobs.unshift({ client, bytes: ROLLBACK, onAnswer: () => undefined, done: () => undefined })
    void this.work()
  }

  private async work(): Promise<void> {
    if (this.running) return
    this.running = true
    for (let job = this.next(); job; job = this.next()) {
      clearTimeout(this.timer)
      this.timer = undefined
      const open = await this.run(job)
      this.owner = open ? job.client : null
      job.done()
    }
    this.running = false
    const waiting = this.owner
    // Others who come and wait must not restart the clock, nor leave a second one behind.
    if (waiting) this.timer ??= setTimeout(() => this.expire(waiting), this.idleInTransactionMs)
  }

  private next(): Job<Client> | undefined {
    const index = this.owner ? this.jobs.findIndex((job) => job.client === this.owner) : 0
    return index < 0 ? undefined : this.jobs.splice(index, 1)[0]
  }

  /** Answers whether a transaction is open afterwards: the last byte of ReadyForQuery, which ends every answer. */
  private async run(job: Job<Client>): Promise<boolean> {
    let last = 0
    await this.backend.run(job.bytes, (bytes) => {
      last = bytes.at(-1) ?? last
      job.onAnswer(bytes)
    })
    return last === 0x54 || last === 0x45 // T: in a transaction, E: in a failed one
  }
}
