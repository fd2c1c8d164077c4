import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { HttpError, unavailable } from '../http/HttpError.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createUser } from '../testing/createUser.ts'
import { type Attempt, throttleAttempt, rememberNetwork } from './attemptThrottle.ts'

const home = '198.51.100.7'
const email = 'rina@armada.example'

let test: TestDatabase
/** The database connection of a second server; both servers share one database. */
let second: Database
let userId = 0

beforeAll(async () => {
  test = await createTestDatabase()
  second = await openDatabase({ ...test.config, joinRunning: true })
  userId = await createUser(test.database, { email })
  await rememberNetwork(test.database, userId, home)
})
afterAll(async () => {
  await second.close()
  await test.close()
})
beforeEach(() => test.database.query('delete from login_attempt'))

/** Runs a test in a single transaction, in which `now()` is constant. Only `passTime` lets time pass. */
function inFrozenTime(work: (database: Database) => Promise<void>) {
  return () =>
    test.database.transaction((transaction) =>
      work({
        query: (text, params) => transaction.query(text, params),
        transaction: (inner) => inner(transaction),
        close: () => Promise.resolve(),
      }),
    )
}

/** Tries a password. Returns `right`, `wrong`, or the number of seconds to wait. */
async function attempt(database: Database, network: string, isRight: boolean, part: Partial<Attempt> = {}) {
  const options: Attempt = { purpose: 'sign-in', account: email, userId, network, ...part }
  try {
    return (await throttleAttempt(database, options, async () => (isRight ? 'right' : null))) ?? 'wrong'
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return error.retryAfter
    throw error
  }
}

async function passTime(database: Database, seconds: number) {
  await database.query(`update login_attempt set attempted_at = attempted_at - $1 * interval '1 second'`, [
    seconds,
  ])
}

/**
 * Guesses a password 4 times a second for 40 s, and calls `meanwhile` every 10 s. Returns how many guesses the server
 * checked.
 */
async function attack(
  database: Database,
  networkOf: (n: number) => string,
  meanwhile: () => Promise<void>,
): Promise<number> {
  let checked = 0
  for (let n = 0; n < 160; n += 1) {
    if ((await attempt(database, networkOf(n), false)) === 'wrong') checked += 1
    if (n % 40 === 39) await meanwhile()
    await passTime(database, 0.25)
  }
  return checked
}

describe('X03 failed sign-ins', () => {
  it(
    'failed sign-ins from one address, 4 per second, do not block the owner in other networks',
    inFrozenTime(async (database) => {
      const checked = await attack(
        database,
        () => '203.0.113.66',
        async () => {
          expect(await attempt(database, home, true)).toBe('right')
          expect(await attempt(database, '192.0.2.1', true)).toBe('right')
        },
      )
      expect(checked).toBe(10)
    }),
  )

  it(
    'failed sign-ins from many addresses, 4 per second, do not block a known network',
    inFrozenTime(async (database) => {
      const checked = await attack(
        database,
        (n) => `203.0.${n}.66`,
        async () => expect(await attempt(database, home, true)).toBe('right'),
      )
      expect(checked).toBe(25)
      expect(await attempt(database, '192.0.2.1', true)).toBe(900 - 40)
      await passTime(database, 900 - 40)
      expect(await attempt(database, '192.0.2.1', true)).toBe('right')
    }),
  )

  it(
    'failed sign-ins from a known network count until the right password is sent',
    inFrozenTime(async (database) => {
      for (let round = 0; round < 2; round += 1) {
        for (let n = 0; n < 5; n += 1) expect(await attempt(database, home, false)).toBe('wrong')
        expect(await attempt(database, home, true)).toBe(1)
        await passTime(database, 1)
        expect(await attempt(database, home, true)).toBe('right')
        await passTime(database, 60)
      }
    }),
  )

  it(
    'failed sign-ins still count for other networks after the owner signs in from a known network',
    inFrozenTime(async (database) => {
      for (let n = 0; n < 25; n += 1) expect(await attempt(database, `203.0.${n}.66`, false)).toBe('wrong')
      expect(await attempt(database, home, true)).toBe('right')
      expect(await attempt(database, '203.0.99.66', false)).toBe(900)
    }),
  )

  it(
    'failed sign-ins get the same responses for existing and unknown accounts',
    inFrozenTime(async (database) => {
      const responses = async (part: Partial<Attempt>) => {
        await database.query('delete from login_attempt')
        const list: unknown[] = []
        for (let n = 0; n < 60; n += 1) {
          list.push(await attempt(database, n < 30 ? '203.0.113.66' : `203.0.${n}.66`, false, part))
          if (n % 3 === 0) await passTime(database, 1)
        }
        return list
      }
      const known = await responses({})
      expect(new Set(known).size).toBeGreaterThan(10)
      expect(await responses({ account: 'nobody@armada.example', userId: null })).toEqual(known)
    }),
  )

  it(
    'failed changes of a password do not delay the sign-in',
    inFrozenTime(async (database) => {
      const password = { purpose: 'password', account: `${userId}` } as const
      for (let n = 0; n < 6; n += 1) await attempt(database, home, false, password)
      expect(await attempt(database, home, true)).toBe('right')
      expect(await attempt(database, home, true, password)).toBe(1)
    }),
  )

  it('two servers count failed sign-ins together, even if they are concurrent', async () => {
    const databases = [test.database, second]
    const guess = (n: number, network: string, part: Partial<Attempt>) =>
      attempt(databases[n % 2] ?? second, network, false, part)
    const guesses = Array.from({ length: 80 }, (_, n) => guess(n, `203.0.${n}.66`, {}))
    expect((await Promise.all(guesses)).filter((response) => response === 'wrong')).toHaveLength(25)
    const others = Array.from({ length: 40 }, (_, n) => guess(n, '203.0.113.66', { account: `${n}` }))
    expect((await Promise.all(others)).filter((response) => response === 'wrong')).toHaveLength(20)
  })
})

describe('X04 attempts in the hash queue', () => {
  it('an attempt that got 503 does not count as failed', async () => {
    const busy: Attempt = { purpose: 'sign-in', account: email, userId, network: home }
    for (let n = 0; n < 30; n += 1) {
      await expect(
        throttleAttempt(test.database, busy, () => Promise.reject(unavailable(2))),
      ).rejects.toMatchObject({
        status: 503,
      })
    }
    expect(await test.database.query('select from login_attempt')).toEqual([])
    expect(await attempt(test.database, home, false)).toBe('wrong')
  })

  it('an attempt waits in the queue of its account, or in a separate queue if its network is known', async () => {
    const clients: unknown[] = []
    for (const network of [home, '192.0.2.1', '192.0.2.2']) {
      await throttleAttempt(
        test.database,
        { purpose: 'sign-in', account: email, userId, network },
        async (client) => {
          clients.push(client.account)
          return 'right'
        },
      )
    }
    expect(new Set(clients).size).toBe(2)
  })
})
