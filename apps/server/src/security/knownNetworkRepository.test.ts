import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createUser } from '../testing/createUser.ts'
import { isKnownNetwork, rememberNetwork } from './attemptThrottle.ts'

const home = '198.51.100.7'

let test: TestDatabase
let userId = 0

beforeAll(async () => {
  test = await createTestDatabase()
  userId = await createUser(test.database)
  await rememberNetwork(test.database, userId, home)
})
afterAll(() => test.close())

describe('X03 a known network', () => {
  it('is stored as a different hash for each account', async () => {
    const other = await createUser(test.database)
    await rememberNetwork(test.database, other, home)
    const rows = await test.database.query<{ hash: string }>(
      `select encode(network_hash, 'hex') as hash from known_network`,
    )
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2)
    expect(JSON.stringify(await test.database.query('select * from known_network'))).not.toContain(home)
  })

  it('is known for its account only, until 90 days after its last use', async () => {
    const stranger = await createUser(test.database)
    expect(await isKnownNetwork(test.database, stranger, home)).toBe(false)
    expect(await isKnownNetwork(test.database, null, home)).toBe(false)
    const age = (days: number) =>
      test.database.query(`update known_network set last_used_at = now() - $1 * interval '1 day'`, [days])
    await age(89)
    expect(await isKnownNetwork(test.database, userId, home)).toBe(true)
    await age(90)
    expect(await isKnownNetwork(test.database, userId, home)).toBe(false)
    await rememberNetwork(test.database, userId, '2001:db8::/64')
    expect(await test.database.query('select from known_network')).toHaveLength(1)
    await rememberNetwork(test.database, userId, home)
    await rememberNetwork(test.database, userId, home)
    expect(await isKnownNetwork(test.database, userId, home)).toBe(true)
    expect(await test.database.query('select from known_network')).toHaveLength(2)
  })
})
