import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deviceContact, devices, sessions } from './fixtures/index.ts'
import { createNotificationClient } from './notifications/createNotificationClient.ts'
import { baseUrl, json, testClient } from './testing/testClient.ts'

interface Operation {
  operationId?: string
  'x-permission'?: string
}

const contract: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(new URL('../../../openapi/__generated__/fleet.json', import.meta.url), 'utf8'),
)

describe('createFleetClient', () => {
  it('has, together with the notification client, one method for each operation except those of trackers', () => {
    const operations = Object.values(contract.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId, ...operation }) =>
        operationId === undefined || operation['x-permission'] === 'device' ? [] : operationId,
      ),
    )
    const { client } = testClient(() => json({}))
    const notifications = createNotificationClient({ baseUrl, token: () => null })
    // The test ignores `serverNow`, which is not an operation, and `listSessionPage`, which calls the same operation as
    // `listSessions`.
    const { serverNow: _serverNow, listSessionPage: _listSessionPage, ...calls } = client
    expect([calls, notifications].flatMap(Object.keys).toSorted()).toEqual(operations.toSorted())
  })

  it('requests lists with the relations that the dashboard shows', async () => {
    const { client, sent } = testClient(() => json({ data: devices }))
    expect(await client.listDevices()).toEqual(devices)
    expect(sent[0]?.url).toBe('https://api.sikud.test/api/v1/device?include=vehicle,driver')
  })

  it.each<[string, (client: ReturnType<typeof testClient>['client']) => Promise<unknown>]>([
    ['/me?include=role', (client) => client.getMe()],
    ['/location/province/31?include=regencies', (client) => client.getProvince(31)],
    ['/location/regency/3174?include=districts', (client) => client.getRegency(3174)],
    ['/location/district/317407?include=villages', (client) => client.getDistrict('317407')],
    ['/gps/session/9', (client) => client.getSession(9)],
    ['/device/7?include=vehicle,driver', (client) => client.getDevice(7)],
    ['/driver/3', (client) => client.getDriver(3)],
    ['/vehicle/7', (client) => client.getVehicle(7)],
    ['/vehicle/brand/14?include=type', (client) => client.getBrand(14)],
    ['/user/2?include=role,role.permissions', (client) => client.getUser(2)],
    ['/system/role/2?include=permissions', (client) => client.getRole(2)],
  ])('requests %s', async (path, call) => {
    const { client, sent } = testClient(() => json({ data: { id: 1, name: 'x', start: { time: 'x' } } }))
    await call(client)
    expect(sent[0]?.url).toBe(`https://api.sikud.test/api/v1${path}`)
  })

  it('requests the sessions of a base server without parameters', async () => {
    const { client, sent } = testClient(() => json({ data: sessions }))
    await client.listSessions()
    expect(sent[0]?.url).toBe('https://api.sikud.test/api/v1/gps/session')
  })

  it('sends the filters of timed trips and keeps the UTC offset of the time', async () => {
    const { client, sent } = testClient(() => json({ data: [] }))
    await client.listSessions({ deviceId: 7, from: '2026-11-20T00:00:00+07:00', summary: true })
    const query = new URL(sent[0]?.url ?? '').searchParams
    expect(Object.fromEntries(query)).toEqual({
      device_id: '7',
      from: '2026-11-20T00:00:00+07:00',
      summary: '1',
    })
  })

  it('requests the statistics of a device since a time and keeps its UTC offset', async () => {
    const { client, sent } = testClient(() => json({ data: deviceContact }))
    expect(await client.getDeviceContact(7, { from: '2026-11-20T00:00:00+07:00' })).toEqual(deviceContact)
    const { pathname, searchParams } = new URL(sent[0]?.url ?? '')
    expect(pathname).toBe('/api/v1/device/7/contact')
    expect(Object.fromEntries(searchParams)).toEqual({ from: '2026-11-20T00:00:00+07:00' })
  })

  it('sends a write as JSON and returns the response of the server', async () => {
    const { client, sent } = testClient(() =>
      json({ message: 'Perangkat berhasil dibuat.', data: { id: 13 } }, 201),
    )
    const input = {
      name: 'Pelacak 13',
      imei: '861230049841852',
      number: null,
      vehicle_id: null,
      driver_id: null,
    }
    expect(await client.createDevice(input)).toEqual({
      message: 'Perangkat berhasil dibuat.',
      data: { id: 13 },
    })
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(await sent[0]?.json()).toEqual(input)
  })

  it.each([
    ['an empty body', () => new Response('', { status: 200 })],
    ['204', () => new Response(null, { status: 204 })],
    ['null', () => json(null)],
    ['{}', () => json({})],
    ['a message that is no text', () => json({ message: 5 })],
  ])('accepts %s as a write without a message', async (_name, reply) => {
    const { client } = testClient(reply)
    expect(await client.deleteDevice(7)).toEqual({ message: null })
  })

  it('signs in and returns the token', async () => {
    const { client } = testClient(() => json({ token: 'abc', message: 'Selamat datang.' }))
    expect(await client.login({ email: 'a@b.test', password: 'x' })).toEqual({
      token: 'abc',
      message: 'Selamat datang.',
    })
  })

  it('sends a sign-out that continues after the page is closed', async () => {
    const { client, sent } = testClient(() => json({ message: 'Anda sudah keluar.' }))
    await client.logout()
    expect(sent[0]?.keepalive).toBe(true)
  })
})
