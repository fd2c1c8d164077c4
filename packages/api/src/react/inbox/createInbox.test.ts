import {
  environmentManager,
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBaseServer } from '../../base/createBaseServer.ts'
import { ApiError } from '../../client/ApiError.ts'
import { createFleetClient } from '../../client/createFleetClient.ts'
import { fakeFleetFetch } from '../../fixtures/fakeFleetFetch.ts'
import { notificationsAt } from '../../fixtures/notification.ts'
import type { FleetNotification } from '../../models.ts'
import { memoryInboxes } from '../../testing/baseServer.ts'
import { createQueryClient } from '../queryClient.ts'
import { createInbox, createServerStore, type InboxStore } from './createInbox.ts'
import type { InboxEdit } from '../../inboxItems.ts'

const start = notificationsAt(Date.parse('2026-11-21T00:30:00Z'))
const closing: (() => void)[] = []

// TanStack Query polls only in a browser, so this makes it behave as in a browser. The setting is reset afterwards,
// because test files share their modules.
beforeAll(() => environmentManager.setIsServer(() => false))
afterAll(() => environmentManager.setIsServer(() => true))

afterEach(() => {
  for (const close of closing.splice(0)) close()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

/** Opens an inbox with a subscriber, like the top bar of a tab. */
function open(store: InboxStore, isPolled = true) {
  const faults: string[] = []
  const queryClient = createQueryClient((kind, message) => faults.push(`${kind}: ${message}`), 'Tersimpan')
  queryClient.mount()
  const inbox = createInbox({ queryClient, owner: 'id:7', store, pollMs: isPolled ? 10_000 : undefined })
  const observer = new QueryObserver(queryClient, inbox.query)
  const events = new EventTarget()
  const stops = [observer.subscribe(() => {}), inbox.followTabs(events), () => queryClient.unmount()]
  const close = () => stops.splice(0).forEach((stop) => stop())
  closing.push(close)
  const items = () => observer.getCurrentResult().data?.items ?? []
  return {
    inbox,
    events,
    faults,
    close,
    items,
    result: () => observer.getCurrentResult(),
    unread: () => items().filter(({ read }) => !read).length,
    edit: (change: InboxEdit) =>
      new MutationObserver(queryClient, inbox.edit).mutate(change).catch(() => undefined),
  }
}

type Override = NonNullable<Parameters<typeof fakeFleetFetch>[0]>

/** Fakes the notifications of the server: the client reads a list, and then requests changes with a cursor. */
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
      const { ids } = body as { ids: number[] } // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the client under test sends this shape
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

/** Opens the inbox of one browser or tab with the real client. */
function openServed(calls: Override) {
  const sent: string[] = []
  const answers = fakeFleetFetch(calls)
  const client = createFleetClient({
    baseUrl: 'https://sikud.test/api/v1',
    token: () => 'x',
    fetch: (input, init) => {
      const request = new Request(input, init)
      sent.push(`${request.method} ${new URL(request.url).pathname.slice('/api/v1'.length)}`)
      return answers(request)
    },
  })
  return { ...open(createServerStore(client)), sent }
}

const loaded = ({ result }: ReturnType<typeof open>) => vi.waitFor(() => expect(result().data).toBeDefined())
const busy = () => Response.json({ message: 'Server sedang sibuk.' }, { status: 503 })
const soon = 5000

describe('createInbox with the server store', () => {
  it('loads the items newest first', async () => {
    const served = openServed(keptList().calls)
    await loaded(served)
    expect(served.items().map(({ id }) => Number(id))).toEqual(start.map(({ id }) => id))
    expect(served.items()[1]).toMatchObject({ important: true, kind: 'speeding' })
  })

  it('marks items as read at once in the browser, and then on the server', async () => {
    const list = keptList()
    const served = openServed(list.calls)
    await loaded(served)
    const marking = served.edit({ type: 'read', ids: ['812'] })
    await vi.waitFor(() => expect(served.unread()).toBe(3))
    await marking
    expect(list.marked).toEqual([[812]])
    expect(served.unread()).toBe(3)
    expect(served.faults).toEqual([])
  })

  it('marks only the loaded items as read, not an item that arrives meanwhile', async () => {
    const list = keptList()
    for (let id = 1000; id < 1510; id += 1) list.put(id, { ...start[0]!, id }) // oxlint-disable-line typescript/no-non-null-assertion -- !: the fixtures are not empty
    const served = openServed(list.calls)
    await loaded(served)
    const ids = served.items().map(({ id }) => id)
    expect(ids).toHaveLength(500)
    list.put(2000, { ...start[0]!, id: 2000, at: '2026-11-21T01:00:00Z' }) // oxlint-disable-line typescript/no-non-null-assertion -- !: the fixtures are not empty
    await served.edit({ type: 'read', ids })
    await vi.waitFor(() => expect(served.items()[0]?.id).toBe('2000'), soon)
    expect(served.unread()).toBe(1)
    expect(list.marked.map(({ length }) => length)).toEqual([500])
  })

  it('shows an item as unread again if the server refuses to mark it as read, and shows why', async () => {
    const served = openServed({ ...keptList().calls, readNotifications: busy })
    await loaded(served)
    await served.edit({ type: 'read', ids: ['812'] })
    expect(served.unread()).toBe(4)
    expect(served.faults).toEqual(['error: Server sedang sibuk.'])
  })

  it('keeps a second item read when the server refuses to mark the first one', async () => {
    const list = keptList()
    let refusals = 1
    const served = openServed({
      ...list.calls,
      readNotifications: (request) =>
        refusals-- > 0 ? busy() : (list.calls.readNotifications?.(request) ?? busy()),
    })
    await loaded(served)
    const edits = [served.edit({ type: 'read', ids: ['812'] }), served.edit({ type: 'read', ids: ['811'] })]
    await Promise.all(edits)
    const read = served.items().flatMap((item) => (item.read ? item.id : []))
    expect(read).toContain('811')
    expect(read).not.toContain('812')
  })

  it('restores an item that could not be deleted, unless another browser deleted it first', async () => {
    const { calls } = keptList()
    const gone = () => Response.json({ message: 'Data tidak ditemukan.' }, { status: 404 })
    const refused = openServed({ ...calls, deleteNotification: busy })
    await loaded(refused)
    await refused.edit({ type: 'remove', id: '812' })
    expect(refused.items()[0]?.id).toBe('812')
    expect(refused.faults).toHaveLength(1)
    const late = openServed({ ...calls, deleteNotification: gone })
    await loaded(late)
    await late.edit({ type: 'remove', id: '812' })
    expect(late.items()[0]?.id).toBe('811')
    expect(late.faults).toEqual([])
  })

  it('keeps an item read when an older response arrives afterwards', async () => {
    const list = keptList()
    let release: (() => void) | undefined
    const served = openServed({
      ...list.calls,
      listNotifications: async (request) => {
        const answer = await list.calls.listNotifications?.(request)
        if (request.query.has('since')) await new Promise<void>((resolve) => (release ??= resolve))
        return answer ?? Response.error()
      },
    })
    await loaded(served)
    served.inbox.refresh()
    await vi.waitFor(() => expect(release).toBeDefined(), soon)
    await served.edit({ type: 'read', ids: ['812'] })
    release?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(served.items()[0]).toMatchObject({ id: '812', read: true })
  })

  it('requests the list only after the server has saved which items are read', async () => {
    const list = keptList()
    let save = () => {}
    const served = openServed({
      ...list.calls,
      readNotifications: async (request) => {
        await new Promise<void>((resolve) => (save = resolve))
        return (await list.calls.readNotifications?.(request)) ?? busy()
      },
    })
    await loaded(served)
    const marking = served.edit({ type: 'read', ids: ['812'] })
    await vi.waitFor(() => expect(served.sent.at(-1)).toBe('POST /notification/read'))
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(served.sent).toHaveLength(2)
    expect(served.unread()).toBe(3)
    save()
    await marking
    await vi.waitFor(() => expect(served.sent.length).toBeGreaterThan(2), soon)
    expect(served.unread()).toBe(3)
  })

  it('shows edits of another tab of the same user at once', async () => {
    const { calls } = keptList()
    const [here, there] = [openServed(calls), openServed(calls)]
    await Promise.all([loaded(here), loaded(there)])
    await here.edit({ type: 'read', ids: ['812'] })
    await vi.waitFor(() => expect(there.unread()).toBe(3), soon)
    await there.edit({ type: 'remove', id: '811' })
    await vi.waitFor(() => expect(here.items().map(({ id }) => id)).not.toContain('811'), soon)
  })

  it('keeps its items while the server is unavailable, shows why, and recovers', async () => {
    const { calls } = keptList()
    let isAway = false
    const served = openServed({
      ...calls,
      listNotifications: (request) => (isAway ? busy() : (calls.listNotifications?.(request) ?? busy())),
    })
    await loaded(served)
    isAway = true
    served.inbox.refresh()
    await vi.waitFor(() => expect(served.result().error?.message).toBe('Server sedang sibuk.'), soon)
    expect(served.items()).toHaveLength(start.length)
    isAway = false
    served.inbox.refresh()
    await vi.waitFor(() => expect(served.result().error).toBeNull(), soon)
  })

  it('shows why it is empty when the first request fails', async () => {
    const served = openServed({ listNotifications: busy })
    await vi.waitFor(() => expect(served.result().error?.message).toBe('Server sedang sibuk.'))
    expect(served.result().data).toBeUndefined()
  })

  it('reloads the whole list when its cursor is too old', async () => {
    const { calls } = keptList()
    let refused = 0
    const served = openServed({
      ...calls,
      listNotifications: (request) => {
        if (!request.query.has('since')) return calls.listNotifications?.(request) ?? busy()
        refused += 1
        return Response.json({ message: 'Permintaan tidak benar.' }, { status: 400 })
      },
    })
    await loaded(served)
    served.inbox.refresh()
    await vi.waitFor(() => expect(refused).toBe(1), soon)
    expect(served.items()).toHaveLength(start.length)
    expect(served.result().error).toBeNull()
  })

  it('sends nothing without a subscriber', async () => {
    const served = openServed(keptList().calls)
    await loaded(served)
    served.close()
    const before = served.sent.length
    served.inbox.refresh()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(served.sent).toHaveLength(before)
  })
})

describe('createInbox with the inbox of a base server', () => {
  it('shows an added item and edits in another tab of the same user', async () => {
    const inboxes = memoryInboxes()
    const tab = () => {
      const token = () => 'x'
      const fetch = fakeFleetFetch()
      const whole = createFleetClient({ baseUrl: 'https://sikud.test/api/v1', token, fetch })
      const { client, inbox } = createBaseServer(whole, { token, geocoder: '', inboxes, fetch })
      return { ...open(createServerStore(client), false), add: inbox.add }
    }
    const [here, there] = [tab(), tab()]
    await Promise.all([loaded(here), loaded(there)])
    await here.add({ id: '7', title: 'Untuk dua tab', at: '2026-11-20T01:00:00Z', read: false })
    here.inbox.announce()
    await vi.waitFor(() => expect(there.items().map(({ title }) => title)).toEqual(['Untuk dua tab']))
    await there.edit({ type: 'read', ids: ['7'] })
    await vi.waitFor(() => expect(here.items()[0]?.read).toBe(true))
  })
})

describe('the timing of createInbox', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    focusManager.setFocused(true)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  const failed = (status: number, retryAfter: number | null = null) =>
    new ApiError({ status, code: 'http', message: 'Server sedang sibuk.', retryAfter })

  /** Opens an inbox whose first request succeeds; each later request waits for `answer`. */
  async function poll(answer: () => Promise<unknown> = async () => {}) {
    let isFirst = true
    const load = vi.fn<() => Promise<void>>(async () => {
      if (!isFirst) await answer()
      isFirst = false
    })
    const opened = open({
      load: async () => {
        await load()
        return { items: [] }
      },
      save: async () => {},
    })
    await pass(0)
    return { load, ...opened }
  }

  it('polls are sent at once, and then every ten seconds while the page is visible', async () => {
    const { load } = await poll()
    expect(load).toHaveBeenCalledTimes(1)
    await pass(9999)
    expect(load).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(30_000)
    expect(load).toHaveBeenCalledTimes(5)
  })

  it('polls are sent once a minute while the page is hidden, and at once when it is visible again', async () => {
    const { load } = await poll()
    focusManager.setFocused(false)
    await pass(10_000)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(59_000)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(1000)
    expect(load).toHaveBeenCalledTimes(3)
    focusManager.setFocused(true)
    await pass(0)
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('polls are sent at most once a second, however often refresh is called', async () => {
    const { load, inbox } = await poll()
    await pass(5000)
    for (let push = 0; push < 500; push += 1) inbox.refresh()
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
    for (let push = 0; push < 500; push += 1) inbox.refresh()
    await pass(999)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('a poll is repeated once if refresh is called during the request', async () => {
    let answer = () => {}
    const { load, inbox } = await poll(() => new Promise<void>((resolve) => (answer = resolve)))
    await pass(10_000)
    inbox.refresh()
    inbox.refresh()
    await pass(1000)
    expect(load).toHaveBeenCalledTimes(2)
    answer()
    await pass(1000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('polls wait longer after each failure, up to a limit, and ten seconds again after a success', async () => {
    let isUp = false
    const { load } = await poll(async () => {
      if (!isUp) throw failed(503)
    })
    await pass(10_000)
    // The delays are half of 10, 20, 40, 80, 120 and 120 s, because Math.random returns 0.5.
    for (const [step, waitMs] of [5000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
      await pass(waitMs - 1)
      expect(load).toHaveBeenCalledTimes(step + 2)
      await pass(1)
      expect(load).toHaveBeenCalledTimes(step + 3)
    }
    isUp = true
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(9)
    await pass(10_000)
    expect(load).toHaveBeenCalledTimes(10)
  })

  it('polls wait as long as Retry-After says, whatever triggers them', async () => {
    const { load, inbox } = await poll(() => Promise.reject(failed(429, 40)))
    await pass(10_000)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(2000)
    inbox.refresh()
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await pass(37_900)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(100)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('a poll is sent at once when the page returns from the back/forward cache', async () => {
    const { load, events } = await poll()
    await pass(5000)
    events.dispatchEvent(new Event('pageshow'))
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('a poll is sent at once when the network is back', async () => {
    const { load } = await poll(() => Promise.reject(failed(0)))
    await pass(11_500)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await pass(0)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('polls stop when the server refuses the session token', async () => {
    const { load, inbox } = await poll(() => Promise.reject(failed(401)))
    await pass(600_000)
    inbox.refresh()
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await pass(600_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('polls stop without a subscriber', async () => {
    const { load, inbox, close } = await poll()
    close()
    inbox.refresh()
    await pass(600_000)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
