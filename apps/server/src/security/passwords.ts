import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type HashClient, HashQueue } from './HashQueue.ts'

/** The minimum cost that OWASP recommends for argon2id: 19 MiB of memory, two passes and one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
/**
 * If an account does not exist, the password is compared with this hash, so that the check takes as long as for an
 * existing account.
 */
const DUMMY = { cost: COST, salt: Buffer.alloc(16), tag: Buffer.alloc(TAG_LENGTH) }

/** The process has a single queue, because each hash needs a CPU core and 19 MiB of memory. */
const queue = new HashQueue({ running: 2, waiting: 20, account: 2, network: 4 })

/** Hashes a password with argon2id; the result is in PHC string format. Throws 503 when the queue is full. */
export async function hashPassword(password: string, client: HashClient | null = null): Promise<string> {
  const salt = randomBytes(16)
  const tag = await queue.run(client, () => argon2id(password, salt, COST))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`
}

/**
 * Returns whether a password matches a stored hash. If the stored hash is missing or malformed, returns false after the
 * same time. Throws 503 when the queue is full.
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
  return promisify(argon2)('argon2id', { message, nonce, tagLength: TAG_LENGTH, ...cost })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
