import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooManyReads, unavailable } from '../http/HttpError.ts'
import type { Handlers } from '../http/operations.ts'
import { requireSignedIn } from './security.ts'
import type { UserLoads } from './UserLoads.ts'

/** Operations that read a list but are not heavy, because the list is short or a client reads it only once. */
const light: readonly (keyof Handlers)[] = [
  'listProvinces',
  'listBrands',
  'listAccessGroups',
  'listOwnGroups',
  'listOwnPasskeys',
  'listOwnSessions',
  'listOwnTokens',
  'listTokenPermissions',
  'listUserSessions',
  'listUserTokens',
]
const otherHeavy: readonly (keyof Handlers)[] = ['exportAudit', 'getSession', 'summariseSessions']

/** Returns whether the duration of an operation grows with the amount of data that it reads, as that of a list does. */
function isHeavy(name: keyof Handlers): boolean {
  return otherHeavy.includes(name) || (name.startsWith('list') && !light.includes(name))
}

/**
 * Maximum number of heavy reads of one user that run at the same time (`RUNNING`), and maximum number that wait
 * (`WAITING`). A page of the dashboard sends at most twelve heavy reads at the same time.
 */
export const RUNNING = 1
export const WAITING = 20
const RETRY_AFTER_S = 2

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Limits the heavy reads of each user, so that one user cannot slow the others. Each server runs one heavy read of a
 * user at a time. At most twenty wait on all servers together; further ones get 429.
 */
export function limitHeavyReads(handlers: Handlers, loads: UserLoads): Handlers {
  const queues = new UserQueues((userId) => loads.elsewhere('reads', userId))
  loads.track('reads', () => queues.waiting())

  function limited<Name extends keyof Handlers>(name: Name): Handlers[Name] {
    const handler: Handler = async (request, reply) =>
      queues.run(requireSignedIn(request).userId, () => {
        // Skips the read if the connection is closed, because then nobody receives the response.
        if (request.socket.destroyed) throw unavailable()
        return (handlers[name] as Handler)(request, reply) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the contract's route passes this operation's request
      })
    return handler as Handlers[Name] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: returns the result of the operation's own handler
  }

  const names = Object.keys(handlers) as (keyof Handlers)[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: `Object.keys` returns the keys as string
  return { ...handlers, ...Object.fromEntries(names.filter(isHeavy).map((name) => [name, limited(name)])) }
}

/** A queue for each user, so that the work of one user never waits for the queued work of another. */
export class UserQueues {
  private readonly waitingElsewhere: (userId: number) => number
  private readonly queues = new Map<number, ReadQueue>()

  /** `waitingElsewhere` returns how many of the user's calls wait on other servers. */
  constructor(waitingElsewhere: (userId: number) => number = () => 0) {
    this.waitingElsewhere = waitingElsewhere
  }

  /** Queues `work` of a user and runs it; throws 429 when the queue of the user is full. */
  async run<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(userId) ?? new ReadQueue(() => this.waitingElsewhere(userId))
    this.queues.set(userId, queue)
    try {
      return await queue.run(work)
    } finally {
      if (queue.isIdle) this.queues.delete(userId)
    }
  }

  /** Returns the id of the user of each call that waits. */
  waiting(): number[] {
    return [...this.queues].flatMap(([userId, { length }]) => Array.from({ length }, () => userId))
  }
}

/**
 * The queue for the heavy reads of one user. `waitingElsewhere` returns how many of the user's reads wait on other
 * servers.
 */
export class ReadQueue {
  private readonly waitingElsewhere: () => number
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(waitingElsewhere: () => number = () => 0) {
    this.waitingElsewhere = waitingElsewhere
  }

  get isIdle(): boolean {
    return this.running === 0
  }

  get length(): number {
    return this.waiting.length
  }

  /** Queues `work` and runs it; throws 429 when the queue is full. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < RUNNING) this.running += 1
    else await this.wait()
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length + this.waitingElsewhere() >= WAITING) throw tooManyReads(RETRY_AFTER_S)
    return new Promise((start) => this.waiting.push(start))
  }
}
