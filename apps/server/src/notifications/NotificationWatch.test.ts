import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { NotificationWatch } from './NotificationWatch.ts'

const imei = '861230049870444'

describe('NotificationWatch', () => {
  let test: TestApp
  let user: Caller
  const errors: unknown[] = []

  beforeAll(async () => {
    test = await createTestApp()
    user = await test.signIn()
    await test.database.query(`insert into device (name, imei) values ('Ponsel Agus', $1)`, [imei])
  })
  afterAll(() => test.close())

  async function report(age: number, kmh: number) {
    const query = `id=${imei}&lat=-6.2&lon=106.8&timestamp=${String(Date.now() - age * 1000)}&speed=${String(kmh / 1.852)}`
    expect((await test.anyone.get(`/ingest/osmand?${query}`)).status).toBe(200)
  }
  const titles = async (): Promise<string[]> =>
    (await user.get('/notification')).body.data.map(({ title }: { title: string }) => title)

  it('notifies once of events before its start, with any number of servers', async () => {
    for (const age of [40, 30, 20, 10, 0]) {
      // oxlint-disable-next-line no-await-in-loop -- a tracker sends in sequence
      await report(age, 120 + age / 10)
    }
    const other = await openDatabase({ ...test.config, joinRunning: true })
    const watches = [test.database, test.database, other].map(
      (database) => new NotificationWatch(database, { onError: (error) => errors.push(error) }),
    )
    for (const watch of watches) watch.start()
    await expect.poll(titles, { timeout: 10_000 }).toEqual(['Ponsel Agus melaju 124 km/jam'])
    for (const watch of watches) watch.wake()
    await Promise.all(watches.map((watch) => watch.stop()))
    await other.close()
    expect(await titles()).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('runs when woken, and not after it is stopped', async () => {
    const watch = new NotificationWatch(test.database, { onError: (error) => errors.push(error) })
    await test.database.query('delete from fleet_event; delete from notification')
    await report(0, 20)
    for (const age of [-60, -90, -100]) {
      // oxlint-disable-next-line no-await-in-loop -- a tracker sends in sequence
      await report(age, 130)
    }
    watch.wake()
    await expect.poll(titles, { timeout: 10_000 }).toEqual(['Ponsel Agus melaju 130 km/jam'])
    await watch.stop()
    await test.database.query('delete from fleet_event; delete from notification')
    watch.wake()
    expect(errors).toEqual([])
  })
})
