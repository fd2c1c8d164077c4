import { describe, expect, it } from 'vitest'
import { answer } from '../fixtures/index.ts'
import { fakeBaseServer, memoryInboxes } from '../testing/baseServer.ts'
import type { InboxItem } from '../models.ts'
import type { InboxStorage } from './baseAnswers.ts'

const refusing: InboxStorage = () => Promise.reject(new DOMException('Refused', 'SecurityError'))
const item = (id: string, hour = 1): InboxItem => ({
  id,
  title: id,
  at: `2026-11-20T0${hour}:00:00Z`,
  read: false,
})
const user = (id: number) => ({ getMe: answer({ data: { id, name: 'Sri' } }) })

async function shown({ client }: ReturnType<typeof fakeBaseServer>) {
  return (await client.request('listNotifications', {})).data.map(({ title, read }) => [title, read])
}

describe('the inbox of a base server', () => {
  it('keeps items newest first, each once', async () => {
    const server = fakeBaseServer(user(7))
    await server.inbox.add(item('a'))
    await server.inbox.add(item('b', 2))
    await server.inbox.add({ ...item('a'), title: 'Sekali lagi' })
    expect(await shown(server)).toEqual([
      ['b', false],
      ['a', false],
    ])
    expect(server.strange).toEqual([])
  })

  it('keeps 500 items', async () => {
    const server = fakeBaseServer(user(7))
    for (let id = 0; id < 510; id += 1) await server.inbox.add(item(`x${id}`))
    expect(await shown(server)).toHaveLength(500)
  })

  it('marks items as read, removes them, and says which are gone since the last list', async () => {
    const server = fakeBaseServer(user(7))
    for (const id of ['a', 'b', '812']) await server.inbox.add(item(id))
    const { data, cursor } = await server.client.request('listNotifications', {})
    const idOf = (title: string) => data.find((one) => one.title === title)?.id ?? 0
    expect(idOf('812')).toBe(812)
    await server.client.request('readNotifications', { body: { ids: [idOf('b')] } })
    await server.client.request('deleteNotification', { id: idOf('a') })
    const next = await server.client.request('listNotifications', { since: cursor })
    expect(next.removed).toEqual([idOf('a')])
    expect(next.data.map(({ title, read }) => [title, read])).toEqual([
      ['b', true],
      ['812', false],
    ])
  })

  it('opens for a named owner without a request', async () => {
    const server = fakeBaseServer({ getMe: () => Promise.reject(new TypeError('Failed')) })
    server.inbox.open('id:7')
    await server.inbox.add(item('a'))
    expect(await shown(server)).toHaveLength(1)
    expect(server.sent).toEqual([])
  })

  it('does not open for the next user with a late response about the user before', async () => {
    const inboxes = memoryInboxes()
    await fakeBaseServer(user(7), inboxes).inbox.add(item('a'))
    const late = Promise.withResolvers<Response>()
    let count = 0
    const me = (id: number) => Response.json({ data: { id, name: 'Sri' } })
    const server = fakeBaseServer({ getMe: () => ((count += 1) === 1 ? late.promise : me(8)) }, inboxes)
    const before = server.client.request('getMe')
    server.session.token = 'token-2'
    late.resolve(me(7))
    await before
    expect(await shown(server)).toEqual([])
  })

  it('belongs to one user', async () => {
    const inboxes = memoryInboxes()
    const [sri, budi] = [7, 8].map((id) => fakeBaseServer(user(id), inboxes))
    if (!sri || !budi) throw new Error('No servers.')
    await sri.inbox.add(item('a'))
    expect(await shown(fakeBaseServer(user(7), inboxes))).toHaveLength(1)
    expect(await shown(budi)).toEqual([])
  })

  it('is in memory if the storage refuses, and forgotten with the session', async () => {
    const server = fakeBaseServer(user(7), refusing)
    expect(await shown(server)).toEqual([])
    expect(server.inbox.isStored()).toBe(false)
    await server.inbox.add(item('a'))
    expect(await shown(server)).toHaveLength(1)
    server.session.token = 'token-2'
    expect(await shown(server)).toEqual([])
  })

  it('keeps its items when the storage becomes full', async () => {
    const memory = memoryInboxes()
    let isFull = false
    const server = fakeBaseServer(user(7), (...args) => (isFull ? refusing(...args) : memory(...args)))
    await server.inbox.add(item('a', 1))
    isFull = true
    await server.inbox.add(item('b', 2))
    expect(await shown(server)).toHaveLength(2)
    expect(server.inbox.isStored()).toBe(false)
  })
})
