import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

describe('the last position', () => {
  let test: TestApp
  let person: Caller
  let first = 0
  let second = 0

  beforeAll(async () => {
    test = await createTestApp()
    person = await test.signIn(['position.view'])
    const devices = await test.database.query<{ id: number }>(
      `insert into device (name, imei) values ('Pelacak 01', 'a'), ('Pelacak 02', 'b') returning id`,
    )
    ;[first = 0, second = 0] = devices.map(({ id }) => id)
  })
  afterAll(() => test.close())
  beforeEach(() => test.database.query('delete from last_position'))

  async function report(device: number, secondsAgo: number, lat: number) {
    await test.database.query(
      `insert into last_position (device_id, time, lat, lng, status, received_at)
       values ($1, now() - $2 * interval '1 second', $3, 106.8, 'Bergerak', now() - $2 * interval '1 second')`,
      [device, secondsAgo, lat],
    )
  }

  it('the last position is null without positions', async () => {
    expect((await person.get('/gps/last')).body).toEqual({ data: null })
  })

  it('of several devices that report, the last position is of the device with the lowest id', async () => {
    await report(first, 30, -6.1)
    await report(second, 1, -6.2)
    const { data } = (await person.get('/gps/last')).body
    expect(data).toMatchObject({
      lat: -6.1,
      status: { text: 'Bergerak' },
      device: { id: first },
      vehicle: null,
    })
    expect(Date.parse(data.time)).toBeGreaterThan(Date.now() - 120_000)
  })

  it('the last position is of another device when the first device is silent', async () => {
    await report(first, 90, -6.1)
    await report(second, 20, -6.2)
    expect((await person.get('/gps/last')).body.data.device.id).toBe(second)
  })

  it('the last position is the newest of all devices when no device reports', async () => {
    await report(first, 900, -6.1)
    await report(second, 600, -6.2)
    expect((await person.get('/gps/last')).body.data.lat).toBe(-6.2)
  })
})
