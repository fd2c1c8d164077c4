import type { FleetNotification } from '@sikud/api'
import { fakeFleetFetch, notificationsAt } from '@sikud/api/fixtures'
import { createNotificationClient } from '@sikud/api/notifications'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServerInbox } from './createServerInbox.ts'
import type { Inbox } from './Inbox.ts'

const leave: (() => void)[] = []
afterEach(() => {
  for (const stop of leave.splice(0)) stop()
})

const start = notificationsAt(Date.parse('2026-11-21T00:30:00Z'))

type Override = NonNullable<Parameters<typeof fakeFleetFetch>[0]>

/** A list that changes as the server's would, behind the real client; `failing` answers are given in its place. */
function keptList() {
  let step = 0
  const all = new Map<number, { step: number; item: FleetNotification | null }>()
  const put = (id: number, item: FleetNotification | null) => all.set(id, { step: (step += 1), item })
  for (const item of start) put(item.id, item)
  const marked: number[][] = []
  const calls: Override = {
    listNotifications: ({ query }) => {
      const since = Number(query.get('since') ?? 0)
      const changed = [...all].filter(([, one]) => one.step > since)
      return Response.json({
        data: changed.flatMap(([, { item }]) => item ?? []),
        removed: since === 0 ? [] : changed.flatMap(([id, { item }]) => (item === null ? id : [])),
        cursor: String(step),
      })
    },
    readNotifications: ({ body }) => {
      const { ids } = body as { ids: number[] } // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: what the client under test sends
      marked.push(ids)
      for (const id of ids) {
        const item = all.get(id)?.item
        if (item) put(id, { ...item, read: true })
      }
      return Response.json({ message: 'Pemberitahuan ditandai sudah dibaca.' })
    },
    deleteNotification: ({ id }) => {
      put(Number(id), null)
      return Response.json({ message: 'Pemberitahuan berhasil dihapus.' })
    },
  }
  return { put, calls, marked }
}

/** An inbox of one browser, or of one tab, that is looked at. */
function opened(calls: Override, owner = 'id:7'): { inbox: Inbox; faults: string[]; sent: string[] } {
  const faults: string[] = []
  const sent: string[] = []
  const answers = fakeFleetFetch(calls)
  const inbox = createServerInbox({
    client: createNotificationClient({
      baseUrl: 'https://sikud.test/api/v1',
      token: () => 'x',
      fetch: (input, init) => {
        const request = new Request(input, init)
        sent.push(`${request.method} ${new URL(request.url).pathname.slice('/api/v1'.length)}`)
        return answers(request)
      },
    }),
    owner,
    onFault: (message) => faults.push(message),
    page: { document: Object.assign(new EventTarget(), { hidden: false }), window: new EventTarget() },
  })
  leave.push(inbox.subscribe(() => {}))
  return { inbox, faults, sent }
}

const unread = (inbox: Inbox) => inbox.state().items.filter(({ read }) => !read).length
const loaded = (inbox: Inbox) => vi.waitFor(() => expect(inbox.state().loaded).toBe(true))
const busy = () => Response.json({ message: 'Server sedang sibuk.' }, { status: 503 })

describe('createServerInbox', () => {
  it('loads with the first listener, and not before', async () => {
    const { calls } = keptList()
    const { inbox, sent } = opened(calls)
    leave.pop()?.()
    await loaded(inbox).catch(() => undefined)
    expect(sent.length).toBeLessThanOrEqual(1)
    leave.push(inbox.subscribe(() => {}))
    await loaded(inbox)
    expect(inbox.state().items.map(({ id }) => Number(id))).toEqual(start.map(({ id }) => id))
    expect(inbox.state().items[1]).toMatchObject({ important: true, kind: 'speeding' })
  })

  it('marks at once here, and there', async () => {
    const list = keptList()
    const { inbox } = opened(list.calls)
    await loaded(inbox)
    const marking = inbox.markRead('812')
    expect(unread(inbox)).toBe(3)
    await marking
    expect(list.marked).toEqual([[812]])
    expect(unread(inbox)).toBe(3)
  })

  it('marks exactly those that were seen, five hundred at a time', async () => {
    const list = keptList()
    for (let id = 1000; id < 1510; id += 1) list.put(id, { ...start[0]!, id }) // oxlint-disable-line typescript/no-non-null-assertion -- !: the fixtures hold some
    const { inbox } = opened(list.calls)
    await loaded(inbox)
    const seen = inbox.state().items.map(({ id }) => id)
    expect(seen).toHaveLength(500)
    list.put(2000, { ...start[0]!, id: 2000, at: '2026-11-21T01:00:00Z' }) // oxlint-disable-line typescript/no-non-null-assertion -- !: as above
    await inbox.markAllRead(seen)
    inbox.refresh()
    await vi.waitFor(() => expect(inbox.state().items[0]?.id).toBe('2000'), 5000)
    expect(unread(inbox)).toBe(1)
    expect(list.marked.map(({ length }) => length)).toEqual([500])
  })

  it('takes a mark back that the server refuses, and says so', async () => {
    const { calls } = keptList()
    const { inbox, faults } = opened({ ...calls, readNotifications: busy })
    await loaded(inbox)
    await inbox.markRead('812')
    expect(unread(inbox)).toBe(4)
    expect(faults).toEqual(['Server sedang sibuk.'])
  })

  it('puts back what could not be deleted, and is content when another was faster', async () => {
    const { calls } = keptList()
    const gone = () => Response.json({ message: 'Data tidak ditemukan.' }, { status: 404 })
    const first = opened({ ...calls, deleteNotification: busy })
    await loaded(first.inbox)
    await first.inbox.remove('812')
    expect(first.inbox.state().items[0]?.id).toBe('812')
    expect(first.faults).toHaveLength(1)
    const second = opened({ ...calls, deleteNotification: gone })
    await loaded(second.inbox)
    await second.inbox.remove('812')
    expect(second.inbox.state().items[0]?.id).toBe('811')
    expect(second.faults).toEqual([])
  })

  it('does not show a mark as undone by an answer from before it', async () => {
    const list = keptList()
    let hold: (() => void) | null = null
    const { inbox } = opened({
      ...list.calls,
      listNotifications: async (request) => {
        const answer = await list.calls.listNotifications?.(request)
        if (request.query.has('since')) await new Promise<void>((resolve) => (hold = resolve))
        return answer ?? Response.error()
      },
    })
    await loaded(inbox)
    const [first] = start
    if (first) list.put(first.id, { ...first, title: 'Diperbarui' })
    inbox.refresh()
    await vi.waitFor(() => expect(hold).not.toBeNull(), 5000)
    await inbox.markRead('812')
    hold!() // oxlint-disable-line typescript/no-non-null-assertion -- !: waited for above
    await vi.waitFor(() => expect(inbox.state().items[0]?.title).toBe('Diperbarui'))
    expect(inbox.state().items[0]?.read).toBe(true)
  })

  it('agrees with another tab of the same user at once', async () => {
    const { calls } = keptList()
    const [here, there] = [opened(calls), opened(calls)]
    await Promise.all([loaded(here.inbox), loaded(there.inbox)])
    await here.inbox.markRead('812')
    await vi.waitFor(() => expect(unread(there.inbox)).toBe(3), 5000)
    await there.inbox.remove('811')
    await vi.waitFor(() => expect(here.inbox.state().items.map(({ id }) => id)).not.toContain('811'), 5000)
  })

  it('keeps what it has when the server is away, says why, and goes on when it is back', async () => {
    const { calls } = keptList()
    let away = false
    const { inbox } = opened({
      ...calls,
      listNotifications: (request) => (away ? busy() : (calls.listNotifications?.(request) ?? busy())),
    })
    await loaded(inbox)
    away = true
    inbox.refresh()
    await vi.waitFor(() => expect(inbox.state().failure).toBe('Server sedang sibuk.'), 5000)
    expect(inbox.state().items).toHaveLength(start.length)
    away = false
    inbox.refresh()
    await vi.waitFor(() => expect(inbox.state().failure).toBeUndefined(), 5000)
  })

  it('says why there is nothing when the first answer fails', async () => {
    const { inbox } = opened({ listNotifications: busy })
    await vi.waitFor(() => expect(inbox.state().failure).toBe('Server sedang sibuk.'))
    expect(inbox.state()).toMatchObject({ items: [], loaded: false })
  })

  it('reads everything anew when its cursor is too old', async () => {
    const { calls } = keptList()
    let asked = 0
    const { inbox } = opened({
      ...calls,
      listNotifications: (request) => {
        if (!request.query.has('since')) return calls.listNotifications?.(request) ?? busy()
        asked += 1
        return Response.json({ message: 'Permintaan tidak benar.' }, { status: 400 })
      },
    })
    await loaded(inbox)
    inbox.refresh()
    await vi.waitFor(() => expect(asked).toBe(1), 5000)
    expect(inbox.state().items).toHaveLength(start.length)
    expect(inbox.state().failure).toBeUndefined()
  })

  it('takes five hundred that come at once in one update', async () => {
    const list = keptList()
    const { inbox } = opened(list.calls)
    await loaded(inbox)
    const heard = vi.fn<() => void>()
    leave.push(inbox.subscribe(heard))
    for (let id = 1000; id < 1500; id += 1) list.put(id, { ...start[1]!, id, at: '2026-11-21T01:00:00Z' }) // oxlint-disable-line typescript/no-non-null-assertion -- !: the fixtures hold some
    inbox.refresh()
    await vi.waitFor(() => expect(unread(inbox)).toBe(500), 5000)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('asks nothing more once nobody listens', async () => {
    const { calls } = keptList()
    const { inbox, sent } = opened(calls)
    await loaded(inbox)
    for (const stop of leave.splice(0)) stop()
    const before = sent.length
    inbox.refresh()
    await inbox.add({ title: 'Dari push' })
    expect(sent).toHaveLength(before)
  })
})
