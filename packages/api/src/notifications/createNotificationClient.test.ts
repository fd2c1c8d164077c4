import { describe, expect, it } from 'vitest'
import { ApiError } from '../ApiError.ts'
import { notificationRules, notificationsAt } from '../fixtures/index.ts'
import { baseUrl, failureOf, json } from '../testing/testClient.ts'
import { createNotificationClient } from './createNotificationClient.ts'

/** Returns the real client with a fake fetch, and the requests that it sent. */
function testClient(reply: () => Response) {
  const sent: Request[] = []
  const client = createNotificationClient({
    baseUrl,
    token: () => 'token-1',
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return reply()
    },
  })
  return { client, sent }
}

const [newest] = notificationsAt(Date.parse('2026-11-21T00:30:00Z'))
const changes = { data: [newest], removed: [801], cursor: '2026-11-21T00:30:00.250Z' }

describe('createNotificationClient', () => {
  it('lists all notifications without a cursor, and only changes with a cursor', async () => {
    const { client, sent } = testClient(() => json(changes))
    expect(await client.listNotifications()).toEqual(changes)
    await client.listNotifications({ since: changes.cursor })
    expect(sent[0]?.url).toBe(`${baseUrl}/notification`)
    expect(new URL(sent[1]?.url ?? '').searchParams.get('since')).toBe(changes.cursor)
    expect(sent[1]?.headers.get('Authorization')).toBe('Bearer token-1')
  })

  it.each([
    ['nothing', {}],
    ['no cursor', { ...changes, cursor: null }],
    ['no list', { ...changes, data: null }],
    ['no list of removed notifications', { ...changes, removed: undefined }],
  ])('rejects a list with %s', async (_name, body) => {
    const { client } = testClient(() => json(body))
    expect(await failureOf(client.listNotifications())).toMatchObject({ code: 'invalid-body' })
  })

  it('marks the given notifications as read', async () => {
    const { client, sent } = testClient(() => json({ message: 'Pemberitahuan ditandai sudah dibaca.' }))
    expect(await client.readNotifications([812, 811])).toEqual({
      message: 'Pemberitahuan ditandai sudah dibaca.',
    })
    expect([sent[0]?.method, sent[0]?.url]).toEqual(['POST', `${baseUrl}/notification/read`])
    expect(await sent[0]?.json()).toEqual({ ids: [812, 811] })
  })

  it('deletes a notification, and sends no request for an invalid id', async () => {
    const { client, sent } = testClient(() => json({ message: 'Pemberitahuan berhasil dihapus.' }))
    await client.deleteNotification(812)
    expect([sent[0]?.method, sent[0]?.url]).toEqual(['DELETE', `${baseUrl}/notification/812`])
    expect(await failureOf(client.deleteNotification('../me'))).toMatchObject({ code: 'invalid-id' })
    expect(sent).toHaveLength(1)
  })

  it('reads and replaces the rules', async () => {
    const { client, sent } = testClient(() => json({ data: notificationRules, message: 'Disimpan.' }))
    expect(await client.getNotificationRules()).toEqual(notificationRules)
    expect(await client.updateNotificationRules(notificationRules)).toEqual({ message: 'Disimpan.' })
    expect([sent[1]?.method, sent[1]?.url]).toEqual(['PUT', `${baseUrl}/notification/rule`])
    expect(await sent[1]?.json()).toEqual(notificationRules)
  })

  it('throws the field errors of rejected rules', async () => {
    const { client } = testClient(() =>
      json({ message: 'Periksa isian Anda.', errors: { zone: ['Zona waktu ini tidak dikenal.'] } }, 422),
    )
    const error = await failureOf(client.updateNotificationRules(notificationRules))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 422, fields: { zone: ['Zona waktu ini tidak dikenal.'] } })
  })

  it('registers, tests and removes the push token of a browser', async () => {
    const { client, sent } = testClient(() => json({ message: 'Baik.' }))
    const token = 'fZ0:APA91b_x-Y'
    await client.registerPushToken(token)
    await client.sendTestPush(token)
    await client.removePushToken(token)
    expect(sent.map(({ method, url }) => [method, decodeURIComponent(new URL(url).pathname)])).toEqual([
      ['POST', '/api/v1/push/token'],
      ['POST', '/api/v1/push/test'],
      ['DELETE', `/api/v1/push/token/${token}`],
    ])
    expect(await sent[0]?.json()).toEqual({ token })
    expect(sent[2]?.keepalive, 'a removal at sign-out continues after the page is closed').toBe(true)
  })
})
