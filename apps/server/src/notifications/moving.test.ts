import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchTrips } from '../trips/TripSearch.ts'
import { TestFleet } from '../testing/TestFleet.ts'
import type { NotificationRules } from './Recipient.ts'

const hour = 3_600_000
// The database sets `created_at` of a stored trip with its own clock, so the trips of this test must be recent. The
// working hours of the depot are set relative to this time.
const begin = Math.floor(Date.now() / 60_000) * 60_000 - 2 * hour
const allDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Returns the clock in WIB or WIT, with minutes added to the begin of the test. */
function clock(minutes: number, offsetHours = 7): string {
  return new Date(begin + minutes * 60_000 + offsetHours * hour).toISOString().slice(11, 16)
}

function own(from: number, to: number, offsetHours = 7): Partial<NotificationRules> {
  const time = {
    outside_work: false,
    days: [...allDays],
    from: clock(from, offsetHours),
    to: clock(to, offsetHours),
  }
  return { no_driver: false, moving: true, times: { moving: time } }
}

describe('movement', () => {
  let fleet: TestFleet
  let user: number
  let imei: string

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    await fleet.test.database.query('update fleet_group set zone = null, working_hours = null')
    fleet.now = begin
  })

  async function start(rules: Partial<NotificationRules>) {
    user = await fleet.addUser({ rules })
    imei = (await fleet.addDevice('B 9014 SIM')).imei
    await fleet.check()
  }
  async function search() {
    for (let round = 0; (await searchTrips(fleet.test.database, fleet.now)) > 0; round += 1)
      if (round > 50) throw new Error('The search does not end')
    await fleet.check()
  }
  /** Drives between two times, in seconds since the begin, and lets the server check every minute. */
  async function drive(from: number, to: number, { standUntil = to } = {}) {
    for (let second = from; second <= standUntil; second += 60) {
      fleet.now = begin + second * 1000
      const positions = Array.from({ length: 6 }, (_, step) => second - 50 + step * 10)
      const speeds = positions.map((time) => [time - second, time <= to ? 40 : 0] as const)
      await fleet.report(imei, speeds, {}, to - second)
      await search()
    }
  }
  const told = async () => (await fleet.listOf(user)).map(({ kind, title }) => `${kind}: ${title}`)
  const outside = { no_driver: false, moving: true }
  /** Sets the working hours of every day of the top depot. */
  async function setWork(from: string, to: string, zone = 'Asia/Jakarta') {
    const hours = Object.fromEntries(allDays.map((day) => [day, { from, to }]))
    await fleet.test.database.query(
      'update fleet_group set zone = $1, working_hours = $2::jsonb where id = 1',
      [zone, JSON.stringify(hours)],
    )
  }

  it('outside the working hours of the depot causes one notification for each trip', async () => {
    await setWork(clock(-300), clock(-30))
    await start(outside)
    await drive(0, 600)
    fleet.now += hour
    await search()
    expect(await told()).toEqual(['moving: B 9014 SIM bergerak di luar jam kerja'])
  })

  it('in the working hours causes none, by the zone of the depot', async () => {
    await setWork(clock(-300, 9), clock(300, 9), 'Asia/Jayapura')
    await start(outside)
    await drive(0, 600)
    fleet.now += hour
    await search()
    expect(await told()).toEqual([])
  })

  it('that began before the hours of the rule causes a notification when they begin', async () => {
    await start(own(10, 60))
    await drive(0, 540)
    expect(await told()).toEqual([])
    await drive(600, 720)
    expect(await fleet.listOf(user)).toMatchObject([
      {
        title: 'B 9014 SIM bergerak di luar jamnya',
        at: new Date(begin + 600_000).toISOString().replace('.000Z', '+00:00'),
      },
    ])
    await drive(780, 900)
    fleet.now += hour
    await search()
    expect(await told()).toHaveLength(1)
  })

  it('that ended just before the hours of the rule causes none, even if the vehicle still rests', async () => {
    await start(own(10, 60))
    await drive(0, 540, { standUntil: 780 })
    fleet.now += hour
    await search()
    expect(await told()).toEqual([])
  })
})

describe('other rules', () => {
  it('apply only in their hours', async () => {
    const fleet = await TestFleet.create(begin)
    const times = (from: number, to: number) => ({
      trip_started: true,
      no_driver: false,
      times: {
        trip_started: { outside_work: false, days: [...allDays], from: clock(from), to: clock(to) },
      },
    })
    const inside = await fleet.addUser({ rules: times(-5, 5) })
    const outside = await fleet.addUser({ rules: times(5, -5) })
    const { imei } = await fleet.addDevice('B 1 KXA')
    await fleet.check()
    await fleet.report(
      imei,
      Array.from({ length: 13 }, (_, step) => [step * 10, 40] as const),
    )
    await searchTrips(fleet.test.database, fleet.now + 120_000)
    await fleet.check(fleet.now + 120_000)
    expect(await fleet.listOf(inside)).toHaveLength(1)
    expect(await fleet.listOf(outside)).toEqual([])
    await fleet.close()
  })
})
