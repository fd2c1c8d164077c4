import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { UserLoads } from './UserLoads.ts'

let test: TestDatabase
let here: UserLoads
let there: UserLoads
let streams: number[] = []

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(() => {
  here = new UserLoads(test.database)
  there = new UserLoads(test.database)
  streams = [7, 7, 8]
  there.track('streams', () => streams)
  there.track('reads', () => [8])
  return async () => void (await Promise.all([here.stop(), there.stop()]))
})

describe('UserLoads', () => {
  it('returns how many streams and reads a user has on the other servers', async () => {
    expect(here.elsewhere('streams', 7)).toBe(0)
    await there.runOnce()
    await here.runOnce()
    expect([7, 8, 9].map((user) => here.elsewhere('streams', user))).toEqual([2, 1, 0])
    expect([7, 8].map((user) => here.elsewhere('reads', user))).toEqual([0, 1])
    await there.runOnce()
    expect(there.elsewhere('streams', 7)).toBe(0)
  })

  it('updates its numbers when the load of another server changes or that server stops', async () => {
    await there.runOnce()
    streams = [8]
    await there.runOnce()
    await here.runOnce()
    expect([7, 8].map((user) => here.elsewhere('streams', user))).toEqual([0, 1])
    await there.stop()
    await here.runOnce()
    expect(here.elsewhere('streams', 8)).toBe(0)
  })

  it('ignores a server that was killed', async () => {
    await there.runOnce()
    await test.database.query("update server_load set seen_at = now() - interval '4 seconds'")
    await here.runOnce()
    expect(here.elsewhere('streams', 7)).toBe(0)
    await test.database.query("update server_load set seen_at = now() - interval '2 minutes'")
    await here.runOnce()
    expect(await test.database.query('select from server_load')).toHaveLength(1)
  })

  it('does not count the other servers while the database is unavailable', async () => {
    const other = await createTestDatabase()
    const loads = new UserLoads(other.database)
    await other.close()
    await expect(loads.runOnce()).rejects.toThrow('pool')
    expect(loads.elsewhere('streams', 7)).toBe(0)
  })
})
