import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createFleetClient } from '../createFleetClient.ts'
import {
  devices,
  fakeFleetFetch,
  invitationLink,
  invitedAccount,
  notificationRules,
  recoveryLink,
  sessions,
} from '../fixtures/index.ts'
import { createNotificationClient } from '../notifications/createNotificationClient.ts'
import {
  accessQueries,
  authMutations,
  brandQueries,
  deviceMutations,
  deviceQueries,
  driverMutations,
  ingestQueries,
  locationQueries,
  meMutations,
  meQueries,
  notificationMutations,
  notificationQueries,
  positionQueries,
  roleMutations,
  sessionQueries,
  userMutations,
  userQueries,
} from './index.ts'

const options = { baseUrl: 'https://api.sikud.test/api/v1', token: () => 'x', fetch: fakeFleetFetch() }
const client = createFleetClient(options)
const notifications = createNotificationClient(options)
const cache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('queries', () => {
  it('return the data of the client', async () => {
    expect(await cache().fetchQuery(deviceQueries(client).list())).toEqual(devices)
    expect(await cache().fetchQuery(deviceQueries(client).detail('7'))).toEqual(devices[6])
    expect(await cache().fetchQuery(sessionQueries(client).list())).toEqual(sessions)
    expect(await cache().fetchQuery(positionQueries(client).last())).toMatchObject({ lat: -6.19508 })
    expect(await cache().fetchQuery(meQueries(client).detail())).toMatchObject({ name: 'Rina Kusumawardani' })
    expect(await cache().fetchQuery(userQueries(client).list())).toHaveLength(6)
    expect(await cache().fetchQuery(accessQueries(client).list())).toHaveLength(6)
    expect(await cache().fetchQuery(ingestQueries(client).unknown())).toHaveLength(2)
    const today = ingestQueries(client).contact(7, () => '2026-11-20T00:00:00+07:00')
    expect(await cache().fetchQuery(today)).toMatchObject({ accepted: 4211, protocol: 'osmand' })
    expect(await cache().fetchQuery(notificationQueries(notifications).rules())).toMatchObject(
      notificationRules,
    )
  })

  it('use the same key for an id as a number and as a text', () => {
    expect(deviceQueries(client).detail(7).queryKey).toEqual(deviceQueries(client).detail('7').queryKey)
  })

  it('use a separate key for each filter', () => {
    const { list } = sessionQueries(client)
    expect(list({ deviceId: 1 }).queryKey).not.toEqual(list({ deviceId: 2 }).queryKey)
  })

  it('queries of regencies, districts and villages wait until the level above is chosen', async () => {
    const { regencies, districts, villages } = locationQueries(client)
    expect([regencies(null), districts(undefined), villages('')].map(({ enabled }) => enabled)).toEqual([
      false,
      false,
      false,
    ])
    expect(await cache().fetchQuery(regencies(31))).toHaveLength(6)
    expect(await cache().fetchQuery(districts(3174))).toContainEqual({ id: 317407, name: 'Kebayoran Baru' })
    expect(await cache().fetchQuery(villages(317407))).toContainEqual({ id: 3174071002, name: 'Gunung' })
    expect(brandQueries(client).types(null).enabled).toBe(false)
    expect(await cache().fetchQuery(brandQueries(client).types(14))).toHaveLength(3)
  })
})

describe('mutations', () => {
  it('mutations return the response of the client', async () => {
    const input = { name: 'Pelacak 13', imei: '861230049841852' }
    expect(await deviceMutations(client).create().mutationFn(input)).toMatchObject({ data: { id: 13 } })
    expect(await deviceMutations(client).remove(7).mutationFn()).toEqual({
      message: 'Perangkat berhasil dihapus.',
    })
    expect(await authMutations(client).login().mutationFn({ email: 'a', password: 'b' })).toHaveProperty(
      'token',
    )
    const password = { password_new: 'a', password_re: 'a' }
    expect(await userMutations(client).setPassword(2).mutationFn(password)).toHaveProperty('message')
    expect(await userMutations(client).invite(7).mutationFn()).toEqual(invitationLink)
    expect(await userMutations(client).recover(2).mutationFn()).toEqual(recoveryLink)
    expect(await authMutations(client).checkInvitation().mutationFn({ token: 't' })).toEqual(invitedAccount)
    const chosen = { token: 't', ...password }
    expect(await authMutations(client).acceptInvitation().mutationFn(chosen)).toHaveProperty('message')
    expect(await authMutations(client).recover().mutationFn(chosen)).toHaveProperty('message')
    const { mutationFn, meta } = notificationMutations(notifications).updateRules()
    expect(await mutationFn(notificationRules)).toHaveProperty('message')
    expect(meta.invalidates).toEqual([notificationQueries(notifications).rules().queryKey])
  })

  it('mutations of devices make the list of unknown devices stale too', () => {
    const [stale] = deviceMutations(client).create().meta.invalidates
    expect(ingestQueries(client).unknown().queryKey).toEqual([...(stale ?? []), 'unknown'])
  })

  it('mutations have the keys of the queries that they make stale', () => {
    expect(deviceMutations(client).create().meta.invalidates).toEqual([['device']])
    expect(driverMutations(client).update(1).meta.invalidates).toEqual([['driver'], ['device']])
    expect(roleMutations(client).update(1).meta.invalidates).toEqual([['role'], ['user'], ['me']])
    expect(userMutations(client).disable(1).meta.invalidates).toEqual([['user']])
    expect(userMutations(client).enable(1).meta.invalidates).toEqual([['user']])
    expect(meMutations(client).updateProfile().meta.invalidates).toContainEqual(['me'])
  })

  it('mutations that delete a record make only the list stale, not the deleted record', () => {
    expect(deviceMutations(client).remove(7).meta.invalidates).toEqual([['device', 'list']])
  })
})
