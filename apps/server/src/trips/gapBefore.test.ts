import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { arrive, assignDevices, at, drive, reassign, searchAll } from '../testing/testDrive.ts'

let test: TestApp
let person: Caller
let truck = 0
let [vehicle, otherVehicle] = [0, 0]
let [depotA, depotB] = [0, 0]

/** Drives 3 km in 5 min, is silent for 12 min and 8 km, and drives 3 km again. */
const before = drive(0, 300, [0, 3000])
const after = drive(1020, 1320, [11_000, 14_000])

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn(['session.list'])
  const ids = async (text: string) => (await test.database.query<{ id: number }>(text)).map(({ id }) => id)
  ;[depotA = 0, depotB = 0] = await ids(
    `insert into fleet_group (name) values ('Depo A'), ('Depo B') returning id`,
  )
  ;[vehicle = 0, otherVehicle = 0] = await ids(
    `insert into vehicle (type_id, number, group_id)
     select (select min(id) from vehicle_type), number, ${depotA} from (values ('B 1 GAP'), ('B 2 GAP')) as t (number)
     returning id`,
  )
  ;[truck = 0] = await ids(
    `insert into device (name, imei, group_id) values ('Truk', 'a', ${depotA}) returning id`,
  )
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.query(
    `delete from gps_session; delete from position; delete from trip_state; delete from trip_checkpoint;
     delete from trip_work; delete from running_trip; delete from trip_alias; delete from trip_exclusion`,
  )
  await test.database.query(`update device set vehicle_id = $1`, [vehicle])
  await assignDevices(test.database, [truck])
})

async function store(positions: ReturnType<typeof drive>) {
  await arrive(test.database, truck, positions)
  await searchAll(test.database, at(30 * 86_400, 0).time)
}
async function trips(caller = person) {
  const { data } = (await caller.get('/gps/session?summary=1')).body
  const ids = data.map(({ id }: { id: number }) => id)
  return Promise.all(ids.map(async (id: number) => (await caller.get(`/gps/session/${id}`)).body.data))
}

describe('P11: the way without signal before a trip', () => {
  it('is on the later trip, and no sum contains it', async () => {
    await store([...before, ...after])
    const [later, earlier] = await trips()
    expect(later.gap_before).toEqual({ km: expect.closeTo(8, 1), seconds: 720 })
    expect(earlier).not.toHaveProperty('gap_before')
    expect(later.distance).toBeCloseTo(3, 1)
    const day = 'from=2024-11-20T00:00:00Z&to=2024-11-21T00:00:00Z'
    const { data } = (await person.get(`/gps/summary?device_id=${truck}&${day}`)).body
    expect(data.distance).toBeCloseTo(6, 1)
  })

  it('is absent if the vehicle was parked, also if its tracker was silent meanwhile', async () => {
    await store([...before, ...drive(310, 1000, [3000, 3000]), ...drive(5000, 5300, [3000, 6000])])
    const [later] = await trips()
    expect(later).not.toHaveProperty('gap_before')
  })

  it('contains the way to a rest that began without signal, but not the time of the rest', async () => {
    await store([...before, ...drive(1020, 3000, [11_000, 11_000]), ...drive(3010, 3310, [11_000, 14_000])])
    const [later] = await trips()
    expect(later.gap_before).toEqual({ km: expect.closeTo(8, 1), seconds: 720 })
  })

  it('is absent after a deleted trip', async () => {
    await store([...before, ...after, ...drive(2300, 2600, [22_000, 25_000])])
    const [, middle] = await trips()
    const admin = await test.signIn(['session.list', 'trip.delete'])
    expect((await admin.delete(`/gps/session/${middle.id}`)).status).toBe(200)
    const [later] = await trips()
    expect(later).not.toHaveProperty('gap_before')
  })

  it('is absent if the tracker moved to another vehicle meanwhile', async () => {
    await store(before)
    await reassign(test.database, truck, at(600, 0).time, { vehicleId: otherVehicle })
    await store(after)
    const [later] = await trips()
    expect(later).not.toHaveProperty('gap_before')
  })

  it('is absent for a user who may not see the previous trip', async () => {
    await store([...before, ...after])
    const [later, earlier] = await trips()
    await test.database.query('update trip_share set group_id = $2 where session_id = $1', [later.id, depotB])
    const local = await test.signIn(['session.list'], [depotB])
    const [seen, ...others] = await trips(local)
    expect([seen.id, others]).toEqual([later.id, []])
    expect(seen).not.toHaveProperty('gap_before')
    expect((await local.get(`/gps/session/${earlier.id}`)).status).toBe(404)
  })
})
