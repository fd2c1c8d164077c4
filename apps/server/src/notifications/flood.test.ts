import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FleetEvent } from './FleetEvent.ts'
import { readRecipients } from './recipientRepository.ts'
import { notify } from './notify.ts'
import { TestFleet } from '../testing/TestFleet.ts'

/** 08.00 in Jakarta. */
const begin = Date.UTC(2026, 10, 21, 1)
const minute = 60_000
const night = { on: true, from: '22:00', to: '05:00' }

describe('a flood', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  let eventCount = 0
  function events(count: number): FleetEvent[] {
    return Array.from({ length: count }, () => {
      eventCount += 1
      const at = fleet.now + eventCount
      const same = {
        deviceId: eventCount,
        name: `B ${String(eventCount)}`,
        vehicleId: null,
        groupId: null,
        simulated: false,
        place: null,
      }
      return { kind: 'no_driver', ...same, at, from: at, to: at }
    })
  }
  async function happen(count: number) {
    const { database } = fleet.test
    await database.transaction(async (transaction) =>
      notify(transaction, await readRecipients(transaction), events(count), {
        depots: new Map(),
        now: fleet.now,
      }),
    )
  }

  it('a flood of 500 events in a minute causes five notifications and one digest', async () => {
    const user = await fleet.addUser({ hasBrowser: true })
    eventCount = 0
    for (let part = 0; part < 10; part += 1) {
      await happen(50)
      fleet.now += 6_000
    }
    const list = await fleet.listOf(user)
    expect(list).toHaveLength(6)
    expect(list[0]).toMatchObject({
      title: '495 kendaraan bergerak tanpa pengendara',
      body: 'B 6, B 7, B 8, B 9, B 10, B 11, B 12, B 13, B 14, B 15, dan 485 lainnya.',
      to: '/notification?kind=no_driver',
      count: 495,
    })
    // The user gets five single pushes immediately, and then one push a minute with the latest count.
    const pushes = await fleet.pushes()
    expect(pushes.map(({ title }) => title).slice(5)).toEqual([
      '45 kendaraan bergerak tanpa pengendara',
      '495 kendaraan bergerak tanpa pengendara',
    ])
    expect(pushes.map(({ dueAt }) => dueAt - begin)).toEqual([0, 0, 0, 0, 0, 0, minute])
    expect(new Set(pushes.map(({ tag }) => tag)).size).toBe(6)
    fleet.now += 11 * minute
    await happen(1)
    expect(await fleet.listOf(user)).toHaveLength(7)
  })

  it('a digest is marked as unread again when it grows', async () => {
    const user = await fleet.addUser()
    await happen(8)
    await fleet.test.database.query('update notification set read_at = now()')
    await happen(2)
    const list = await fleet.listOf(user)
    expect(list.filter(({ read }) => !read).map(({ count }) => count)).toEqual([5])
  })

  it('a sixth event gets its own notification; a seventh event turns that notification into a digest', async () => {
    const user = await fleet.addUser()
    eventCount = 0
    await happen(6)
    const [sixth] = await fleet.listOf(user)
    expect(sixth).toMatchObject({ title: 'B 6 bergerak tanpa pengendara', to: '/device/detail/6', count: 1 })
    await happen(1)
    expect((await fleet.listOf(user))[0]).toMatchObject({
      id: sixth?.id,
      title: '2 kendaraan bergerak tanpa pengendara',
      to: '/notification?kind=no_driver',
    })
  })

  it('eight events, at most four in any ten minutes, cause eight single notifications', async () => {
    const user = await fleet.addUser()
    for (let part = 0; part < 4; part += 1) {
      await happen(2)
      fleet.now += 6 * minute
    }
    expect(await fleet.listOf(user)).toHaveLength(8)
  })

  it('a flood in quiet hours causes one push at the end of the quiet hours', async () => {
    const user = await fleet.addUser({ hasBrowser: true, rules: { quiet: night } })
    fleet.now = Date.UTC(2026, 10, 21, 15)
    await happen(3)
    fleet.now += minute
    await happen(5)
    expect(await fleet.listOf(user)).toHaveLength(6)
    expect(await fleet.pushes()).toEqual([
      {
        title: '8 pemberitahuan selama jam tenang',
        tag: 'quiet',
        target: '/notification',
        dueAt: Date.UTC(2026, 10, 21, 22),
      },
    ])
  })

  it('queues no push for a user without a browser', async () => {
    await fleet.addUser()
    await happen(9)
    expect(await fleet.pushes()).toEqual([])
  })
})
