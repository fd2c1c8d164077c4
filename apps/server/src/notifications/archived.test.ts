import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestFleet } from '../testing/TestFleet.ts'
import { searchTrips } from '../trips/TripSearch.ts'

const minute = 60_000
// The check skips trips that ended long before the database stored them, so this trip is recent.
const begin = Math.floor(Date.now() / minute) * minute - 3 * 60 * minute

describe('F15: an archived device notifies nobody', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  /** Advances the clock by a minute, runs trip detection and then the notification check. */
  async function pass() {
    fleet.now += minute
    await searchTrips(fleet.test.database, fleet.now)
    await fleet.check()
  }

  /** Drives 20 minutes too fast, then is silent for an hour. Returns what the user is told of. */
  async function drive(isArchived: boolean): Promise<string[]> {
    const user = await fleet.addUser({
      rules: {
        trip_started: true,
        trip_ended: true,
        speeding: { on: true, kmh: 30, seconds: 10 },
        silent: { on: true, minutes: 60 },
      },
    })
    const { id, imei } = await fleet.addDevice('B 9123 KXA')
    await fleet.check()
    if (isArchived) {
      await fleet.test.database.query(
        'update device set vehicle_id = null, driver_id = null, archived_at = now() where id = $1',
        [id],
      )
    }
    for (let passed = 0; passed < 20; passed += 1) {
      const seconds = [10, 20, 30, 40, 50, 60].map((second) => [second, 40] as const)
      // oxlint-disable-next-line no-await-in-loop -- the clock advances in order
      await fleet.report(imei, seconds)
      // oxlint-disable-next-line no-await-in-loop -- the clock advances in order
      await pass()
    }
    for (let passed = 0; passed < 62; passed += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the clock advances in order
      await pass()
    }
    const trips = 'select id from gps_session where device_id = $1'
    expect(await fleet.test.database.query(trips, [id])).toHaveLength(1)
    return (await fleet.listOf(user)).map(({ kind }) => kind).toSorted()
  }

  it('F15: a device in use tells of its speeding, its trip and its silence', async () => {
    expect(await drive(false)).toEqual(['silent', 'speeding', 'trip_ended', 'trip_started'])
  })

  it('F15: an archived device tells of nothing, but its trip is found', async () => {
    expect(await drive(true)).toEqual([])
    expect(await fleet.test.database.query('select from fleet_event')).toEqual([])
  })
})
