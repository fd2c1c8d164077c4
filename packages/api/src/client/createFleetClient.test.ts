import { describe, expect, it } from 'vitest'
import { operations } from '../__generated__/operations.ts'
import { deviceContact, devices, sessions } from '../fixtures/index.ts'
import { failureOf, json, testClient } from '../testing/testClient.ts'
import { responses } from './responses.ts'

describe('createFleetClient', () => {
  it('has a reader for each operation that reads', () => {
    const reads = Object.entries(operations).filter(
      ([, { method, permission }]) => method === 'GET' && permission !== 'device',
    )
    expect(reads.map(([name]) => name).filter((name) => !(name in responses))).toEqual([])
  })

  it('requests lists with the relations that the dashboard shows', async () => {
    const { client, sent } = testClient(() => json({ data: devices }))
    expect(await client.request('listDevices')).toEqual(devices)
    expect(sent[0]?.url).toBe('https://api.sikud.test/api/v1/device?include=vehicle,driver')
  })

  it.each<[string, (client: ReturnType<typeof testClient>['client']) => Promise<unknown>]>([
    ['/me?include=role', (client) => client.request('getMe')],
    ['/location/province/31?include=regencies', (client) => client.request('getProvince', { id: 31 })],
    ['/location/regency/3174?include=districts', (client) => client.request('getRegency', { id: 3174 })],
    [
      '/location/district/317407?include=villages',
      (client) => client.request('getDistrict', { id: '317407' }),
    ],
    ['/gps/session/9', (client) => client.request('getSession', { id: 9 })],
    ['/device/7?include=vehicle,driver', (client) => client.request('getDevice', { id: 7 })],
    ['/driver/3', (client) => client.request('getDriver', { id: 3 })],
    ['/vehicle/7', (client) => client.request('getVehicle', { id: 7 })],
    ['/vehicle/brand/14?include=type', (client) => client.request('getBrand', { id: 14 })],
    ['/user/2?include=role,role.permissions', (client) => client.request('getUser', { id: 2 })],
    ['/system/role/2?include=permissions', (client) => client.request('getRole', { id: 2 })],
  ])('requests %s', async (path, call) => {
    const { client, sent } = testClient(() => json({ data: { id: 1, name: 'x', start: { time: 'x' } } }))
    await call(client)
    expect(sent[0]?.url).toBe(`https://api.sikud.test/api/v1${path}`)
  })

  it('requests the sessions of a base server without parameters', async () => {
    const { client, sent } = testClient(() => json({ data: sessions }))
    await client.request('listSessions')
    expect(sent[0]?.url).toBe('https://api.sikud.test/api/v1/gps/session')
  })

  it('sends the filters of timed trips and keeps the UTC offset of the time', async () => {
    const { client, sent } = testClient(() => json({ data: [] }))
    await client.request('listSessions', { device_id: 7, from: '2026-11-20T00:00:00+07:00', summary: '1' })
    const query = new URL(sent[0]?.url ?? '').searchParams
    expect(Object.fromEntries(query)).toEqual({
      device_id: '7',
      from: '2026-11-20T00:00:00+07:00',
      summary: '1',
    })
  })

  it('requests the statistics of a device since a time and keeps its UTC offset', async () => {
    const { client, sent } = testClient(() => json({ data: deviceContact }))
    expect(await client.request('getDeviceContact', { id: 7, from: '2026-11-20T00:00:00+07:00' })).toEqual(
      deviceContact,
    )
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
    expect(await client.request('createDevice', { body: input })).toEqual({
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
    expect(await client.request('deleteDevice', { id: 7 })).toEqual({ message: null })
  })

  it('signs in and returns the token', async () => {
    const { client } = testClient(() => json({ token: 'abc', message: 'Selamat datang.' }))
    expect(await client.request('login', { body: { email: 'a@b.test', password: 'x' } })).toEqual({
      token: 'abc',
      message: 'Selamat datang.',
    })
  })

  it('sends a sign-out that continues after the page is closed', async () => {
    const { client, sent } = testClient(() => json({ message: 'Anda sudah keluar.' }))
    await client.request('logout')
    expect(sent[0]?.keepalive).toBe(true)
  })

  it.each([
    ['nothing', {}],
    ['no cursor', { data: [], removed: [], cursor: null }],
    ['no list', { data: null, removed: [], cursor: 'x' }],
    ['no list of removed notifications', { data: [], cursor: 'x' }],
  ])('rejects a list of notifications with %s', async (_name, body) => {
    const { client } = testClient(() => json(body))
    expect(await failureOf(client.request('listNotifications'))).toMatchObject({ code: 'invalid-body' })
  })

  it('removes a push token with a request that continues after the page is closed', async () => {
    const token = 'fZ0:APA91b_x-Y'
    const { client, sent } = testClient(() => json({ message: 'Baik.' }))
    await client.request('removePushToken', { token })
    expect(decodeURIComponent(new URL(sent[0]?.url ?? '').pathname)).toBe(`/api/v1/push/token/${token}`)
    expect(sent[0]?.keepalive).toBe(true)
  })
})

describe('X19 an update', () => {
  const agus = { name: 'Agus', phone: null, email: null, license: null }

  /** Creates a client whose server returns a new version of the record at each read. */
  function changing(safeWrites: boolean) {
    let reads = 0
    return testClient(
      () => json({ data: { id: 7, name: 'Agus' }, message: 'Berhasil.' }, 200, { ETag: `"v${++reads}"` }),
      { safeWrites },
    )
  }
  const sentVersions = (sent: Request[]) =>
    sent.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('If-Match'))

  it('an update sends the version of the record on which it is based, despite later reads', async () => {
    const { client, sent } = changing(true)
    const opened = await client.request('getDriver', { id: 7 })
    await client.request('getDriver', { id: 7 })
    await client.request('updateDriver', { id: 7, body: agus, version: opened.etag })
    expect(sentVersions(sent)).toEqual(['"v1"'])
  })

  it('sends no version if the caller gives none', async () => {
    const { client, sent } = changing(true)
    await client.request('updateDriver', { id: 7, body: agus })
    expect(sentVersions(sent)).toEqual([null])
  })

  it('sends no version to a server without the extension `safeWrites`', async () => {
    const { client, sent } = changing(false)
    const opened = await client.request('getDriver', { id: 7 })
    await client.request('updateDriver', { id: 7, body: agus, version: opened.etag })
    expect(sentVersions(sent)).toEqual([null])
  })

  it('a record without ETag has no version', async () => {
    const { client } = testClient(() => json({ data: { id: 7, name: 'Agus' } }))
    expect(await client.request('getDriver', { id: 7 })).not.toHaveProperty('etag')
  })
})
