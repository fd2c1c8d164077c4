import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../security/passwords.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { startDemo, type RunningDemo } from './startDemo.ts'

const hour = 3_600_000
const begin = Date.UTC(2026, 10, 20, 5)

describe('startDemo', () => {
  let test: TestApp
  let demo: RunningDemo
  let now = begin
  const sign = { email: 'bos@sikud.test', password: 'rahasia demo' }
  const errors: unknown[] = []

  function start() {
    return startDemo(test.database, { ...sign, now: () => now, onError: (error) => errors.push(error) })
  }

  async function sessions() {
    return test.database.query<{ fingerprint: string; start_time: Date; end_time: Date }>(
      'select fingerprint, start_time, end_time, point_count from gps_session order by fingerprint',
    )
  }

  beforeAll(async () => {
    test = await createTestApp()
    demo = await start()
    await demo.seeded
  })
  afterAll(async () => {
    await demo.stop()
    await test.close()
  })

  it('signs in an administrator with the given password', async () => {
    const answer = await test.anyone.post('/auth/login', sign)
    expect(answer.status).toBe(200)
    const roles = await test.database.query('select name from role order by id')
    expect(roles.map(({ name }) => name)).toEqual(['Administrator', 'Operator', 'Pengawas', 'Auditor'])
    const people = await test.database.query('select count(*) as count from app_user')
    expect(people).toEqual([{ count: 5 }])
  })

  it('marks all its records as simulated', async () => {
    for (const table of ['device', 'vehicle', 'driver', 'gps_session', 'last_position']) {
      const [row] = await test.database.query(
        `select count(*) filter (where simulated) as simulated, count(*) filter (where not simulated) as real from ${table}`,
      )
      expect(row).toMatchObject({ real: 0 })
      expect(Number(row?.['simulated'])).toBeGreaterThan(12)
    }
  })

  it('has a week of history and a position of every device', async () => {
    const all = await sessions()
    const oldest = Math.min(...all.map(({ end_time }) => end_time.getTime()))
    expect(begin - oldest).toBeGreaterThan(156 * hour)
    expect(begin - oldest).toBeLessThanOrEqual(168 * hour)
    const statuses = await test.database.query('select distinct status from last_position')
    expect(statuses.map(({ status }) => status)).toContain('Tidak ada data')
    expect(await test.database.query('select count(*) as count from last_position')).toEqual([{ count: 16 }])
  })

  it('has three depots with vehicles, and the notifications of the week, of which the older ones are read', async () => {
    const depots = await test.database.query(
      'select count(distinct group_id)::int as count from vehicle where group_id <> default_group()',
    )
    expect(depots).toEqual([{ count: 3 }])
    const told = await test.database.query<{ kind: string; old: boolean; read: boolean }>(
      `select distinct kind, at < $1 as old, read_at is not null as read from notification where simulated`,
      [new Date(begin - 24 * hour)],
    )
    expect([...new Set(told.map(({ kind }) => kind))].toSorted()).toEqual([
      'alarm',
      'no_driver',
      'silent',
      'speeding',
    ])
    expect(told.every(({ old, read }) => old === read)).toBe(true)
  })

  it('continues after a stop, fills the gap and deletes the oldest trips', async () => {
    const before = await sessions()
    await demo.stop()
    now = begin + 4 * hour
    demo = await start()
    await demo.seeded
    const after = await sessions()
    const known = new Set(before.map(({ fingerprint }) => fingerprint))
    const added = after.filter(({ fingerprint }) => !known.has(fingerprint))
    expect(added.length).toBeGreaterThan(5)
    expect(added.every(({ end_time }) => end_time.getTime() > begin)).toBe(true)
    const oldest = Math.min(...after.map(({ end_time }) => end_time.getTime()))
    expect(oldest).toBeGreaterThanOrEqual(now - 168 * hour)
  })

  it('does not restore deleted records, but restores the account for the sign-in', async () => {
    await demo.stop()
    await test.database.query('delete from gps_session')
    await test.database.query('delete from last_position')
    await test.database.query("delete from device where name = 'Pelacak 02'")
    await test.database.query('update app_user set disabled = true, password_hash = $2 where email = $1', [
      sign.email,
      await hashPassword('password yang lain'),
    ])
    demo = await start()
    await demo.seeded
    expect(await test.database.query("select from device where name = 'Pelacak 02'")).toEqual([])
    expect((await test.anyone.post('/auth/login', sign)).status).toBe(200)
  })

  it('reports no error while it runs', () => {
    expect(errors).toEqual([])
  })

  it('throws in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await expect(start()).rejects.toThrow('never runs in production')
    vi.unstubAllEnvs()
  })
})
