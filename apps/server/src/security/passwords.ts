import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type HashClient, HashQueue } from './HashQueue.ts'

const hash = promisify(argon2)
/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
/** Hash to compare with for an unknown account, so that the check takes as long as for a known account. */
const DUMMY = { cost: COST, salt: Buffer.alloc(16), tag: Buffer.alloc(TAG_LENGTH) }

/** One queue for the process: each hash needs a core and 19 MiB. */
const queue = new HashQueue({ running: 2, waiting: 20, account: 2, network: 4 })

/** Hashes a password with argon2id into a PHC string; throws 503 when the queue is full. */
export async function hashPassword(password: string, client: HashClient | null = null): Promise<string> {
  const salt = randomBytes(16)
  const tag = await queue.run(client, () => argon2id(password, salt, COST))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`
}

/**
 * Returns whether a password matches a stored hash. A missing or malformed hash takes the same time and returns false.
 * Throws 503 when the queue is full.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  client: HashClient | null = null,
): Promise<boolean> {
  const own = parseHash(stored ?? '')
  const { cost, salt, tag } = own ?? DUMMY
  const found = await queue.run(client, () => argon2id(password, salt, cost))
  return timingSafeEqual(found, tag) && own !== null
}

function parseHash(stored: string) {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]{22})\$([\w+/]{43})$/.exec(stored) ?? []
  if (tag === '') return null
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

function argon2id(message: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  return hash('argon2id', { message, nonce, tagLength: TAG_LENGTH, ...cost })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
