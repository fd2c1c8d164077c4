import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { unavailable } from '../HttpError.ts'

const hash = promisify(argon2)
/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const AT_ONCE = 2
const WAITING_AT_MOST = 20
/** A hash of nobody's password: an unknown account takes as long as a known one. */
const DUMMY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

let running = 0
const waiting: (() => void)[] = []

/** Hashes a password with argon2id into a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await inTurn(() => argon2id(password, salt, COST))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`
}

/** Compares a password with a stored hash; without one (`null`) it takes as long and answers false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? DUMMY) ?? []
  if (!salt || !tag) throw new Error('A stored password hash is not of the form that this server writes.')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await inTurn(() => argon2id(password, Buffer.from(salt, 'base64'), cost))
  return timingSafeEqual(found, Buffer.from(tag, 'base64')) && stored !== null
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
