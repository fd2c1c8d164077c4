import { unavailable } from '../http/HttpError.ts'

/** The account and the network for which a password hash is computed. */
export interface HashClient {
  account: string
  network: string
}

/**
 * Maximum numbers of hashes: `running` at the same time, and `waiting` in the queue. Of the waiting hashes, at most
 * `account` are for one account and at most `network` for one network.
 */
export interface HashLimits {
  running: number
  waiting: number
  account: number
  network: number
}

interface Waiting {
  client: HashClient
  start: () => void
}

const RETRY_AFTER_S = 2

/**
 * Runs a few password hashes at a time. Serves the networks in turn (round-robin), so that a flood from one network
 * does not block the others.
 */
export class HashQueue {
  private readonly limits: HashLimits
  /** The waiting hashes by network; the queue takes the next hash from the first network in the map. */
  private readonly waiting = new Map<string, Waiting[]>()
  private running = 0

  constructor(limits: HashLimits) {
    this.limits = limits
  }

  /**
   * Queues `work` and runs it; throws 503 when the queue is full. `client` is null for a hash that a command-line tool
   * needs. Then only the limit for the whole queue applies.
   */
  async run<Result>(client: HashClient | null, work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.limits.running) this.running += 1
    else await this.wait(client)
    try {
      return await work()
    } finally {
      const next = this.takeNext()
      if (next) next.start()
      else this.running -= 1
    }
  }

  private wait(client: HashClient | null): Promise<void> {
    const all = [...this.waiting.values()].flat()
    const { account, network } = client ?? { account: '', network: '' }
    const ofAccount = all.filter((other) => other.client.account === account).length
    const ofNetwork = this.waiting.get(network)?.length ?? 0
    const isFull = client !== null && (ofAccount >= this.limits.account || ofNetwork >= this.limits.network)
    if (isFull || all.length >= this.limits.waiting) throw unavailable(RETRY_AFTER_S)
    return new Promise((start) => {
      const queue = this.waiting.get(network) ?? []
      this.waiting.set(network, [...queue, { client: { account, network }, start }])
    })
  }

  private takeNext(): Waiting | undefined {
    const [first] = this.waiting
    if (!first) return undefined
    const [network, [next, ...others]] = first
    // Deletes the entry of the network and adds it again, which moves it to the end of the map.
    this.waiting.delete(network)
    if (others.length > 0) this.waiting.set(network, others)
    return next
  }
}
