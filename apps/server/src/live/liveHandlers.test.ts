import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

let test: TestApp
let person: Caller

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn(['position.view'])
})
afterAll(() => test.close())
beforeEach(() => test.database.query('delete from device'))

async function addDevice(name: string): Promise<number> {
  const [device] = await test.database.query<{ id: number }>(
    'insert into device (name, imei) values ($1, $1) returning id',
    [name],
  )
  return device?.id ?? 0
}

async function locate(device: number, lat = -6.1950812345) {
  await test.database.query(
    `insert into last_position (device_id, time, lat, lng, speed, heading, status, status_since)
     values ($1, '2026-11-20T15:04:05.1234+07:00', $2, 106.8, 38.54, 4.4, 'Bergerak "cepat"', '2026-11-20T14:58:00+07:00')
     on conflict (device_id) do update set lat = excluded.lat`,
    [device, lat],
  )
}

const noSignals = { contact: null, ignition: null, alarm: null, alarmTime: null }

describe('the live fleet', () => {
  it('is empty without devices', async () => {
    expect((await person.get('/gps/live')).body).toMatchObject({ data: [] })
  })

  it('lists every device by name, with null for each value that was not recorded', async () => {
    const second = await addDevice('Pelacak 02')
    const first = await addDevice('Pelacak 01')
    await locate(second)
    const { data, time } = (await person.get('/gps/live')).body
    expect(data).toEqual([
      {
        device: { id: first, name: 'Pelacak 01', imei: 'Pelacak 01' },
        vehicle: null,
        driver: null,
        lat: null,
        lng: null,
        speed: null,
        heading: null,
        time: null,
        status: { text: 'Tidak ada data' },
        statusSince: null,
        simulated: false,
        ...noSignals,
      },
      {
        device: { id: second, name: 'Pelacak 02', imei: 'Pelacak 02' },
        vehicle: null,
        driver: null,
        lat: -6.195081,
        lng: 106.8,
        speed: 38.5,
        heading: 4,
        time: '2026-11-20T08:04:05.123Z',
        status: { text: 'Bergerak "cepat"' },
        statusSince: '2026-11-20T07:58:00.000Z',
        simulated: false,
        ...noSignals,
      },
    ])
    expect(new Date(time).toISOString()).toBe(time)
  })

  it('lists only the devices of the vehicle or the driver that the query names', async () => {
    const mine = await addDevice('Pelacak 01')
    await addDevice('Pelacak 02')
    const [owner] = await test.database.query<{ vehicle: number; driver: number }>(
      `with unit as (insert into vehicle (type_id, number) select min(id), 'B 1 LIV' from vehicle_type returning id),
         person as (insert into driver (name) values ('Agus') returning id)
       update device set vehicle_id = unit.id, driver_id = person.id from unit, person where device.id = $1
       returning unit.id as vehicle, person.id as driver`,
      [mine],
    )
    const idsOf = async (query: string) =>
      (await person.get(`/gps/live?${query}`)).body.data.map(
        ({ device }: { device: { id: number } }) => device.id,
      )
    expect(await idsOf(`vehicle_id=${owner?.vehicle}`)).toEqual([mine])
    expect(await idsOf(`driver_id=${owner?.driver}`)).toEqual([mine])
    expect(await idsOf('vehicle_id=k-1')).toEqual([])
  })
})
