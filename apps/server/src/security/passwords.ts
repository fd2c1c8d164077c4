import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { unavailable } from '../HttpError.ts'

const hash = promisify(argon2)
/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const AT_ONCE = 2
const WAITING_AT_MOST = 20
/** Nobody's hash: an unknown account takes as long as a known one. */
const DUMMY = { cost: COST, salt: Buffer.alloc(16), tag: Buffer.alloc(TAG_LENGTH) }

let running = 0
const waiting: (() => void)[] = []

/** Hashes a password with argon2id into a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await inTurn(() => argon2id(password, salt, COST))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`
}

/** Compares a password with a stored hash; without one, or with one of another form, it takes as long and is wrong. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const own = parseHash(stored ?? '')
  const { cost, salt, tag } = own ?? DUMMY
  const found = await inTurn(() => argon2id(password, salt, cost))
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

/** The hash itself is what a flood would aim at: two run at once, twenty wait, the rest is told to come back. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) throw unavailable(2)
    await new Promise<void>((turn) => waiting.push(turn))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
