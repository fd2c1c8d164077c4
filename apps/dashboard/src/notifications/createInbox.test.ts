import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryInboxes } from '../testing/memoryInboxes.ts'
import { createInbox } from './createInbox.ts'
import type { Inbox } from './Inbox.ts'
import type { InboxStorage } from './inboxStorage.ts'

const leave: (() => void)[] = []
afterEach(() => {
  for (const stop of leave.splice(0)) stop()
})

/** An inbox that is looked at, as by the top bar of a tab. */
function opened(storage: InboxStorage, owner = 'id:7', events = new EventTarget()): Inbox {
  const inbox = createInbox(owner, storage, events)
  leave.push(inbox.subscribe(() => {}))
  return inbox
}

const titles = (inbox: Inbox) => inbox.state().items.map(({ title }) => title)
const refusing: InboxStorage = () => Promise.reject(new DOMException('Refused', 'SecurityError'))

describe('createInbox', () => {
  it('loads with the first listener', async () => {
    const storage = memoryInboxes([{ id: 'a', title: 'Lama', at: '2026-11-20T01:00:00Z', read: true }])
    const inbox = createInbox('id:7', storage, new EventTarget())
    expect(inbox.state()).toEqual({ items: [], loaded: false, kept: true })
    leave.push(inbox.subscribe(() => {}))
    await vi.waitFor(() => expect(inbox.state().loaded).toBe(true))
    expect(titles(inbox)).toEqual(['Lama'])
  })

  it('takes a notification in, unread and with its time, and tells it', async () => {
    const inbox = opened(memoryInboxes())
    const heard = vi.fn<() => void>()
    leave.push(inbox.subscribe(heard))
    await inbox.add({ title: 'Perangkat tidak dikenal', to: '/device' })
    expect(heard).toHaveBeenCalled()
    const [item] = inbox.state().items
    expect(item).toMatchObject({ title: 'Perangkat tidak dikenal', to: '/device', read: false })
    expect(Math.abs(Date.now() - Date.parse(item?.at ?? ''))).toBeLessThan(5000)
  })

  it('takes the same one once, and nothing that is none', async () => {
    const inbox = opened(memoryInboxes())
    await inbox.add({ id: 'p-1', title: 'Sekali' })
    await inbox.add({ id: 'p-1', title: 'Sekali lagi' })
    await inbox.add({ title: '' })
    await inbox.add({ title: 'Kapan?', at: 'kemarin' })
    expect(titles(inbox)).toEqual(['Sekali'])
  })

  it('leads nowhere outside', async () => {
    const inbox = opened(memoryInboxes())
    await inbox.add({ title: 'Hadiah', to: '//lain.test' })
    expect(inbox.state().items[0]).not.toHaveProperty('to')
  })

  it('marks as read and removes', async () => {
    const inbox = opened(memoryInboxes())
    for (const id of ['a', 'b', 'c']) await inbox.add({ id, title: id, at: '2026-11-20T01:00:00Z' })
    await inbox.markRead('b')
    expect(inbox.state().items.filter(({ read }) => read)).toHaveLength(1)
    await inbox.remove('a')
    await inbox.markAllRead(['b', 'c'])
    expect(inbox.state().items.map(({ id, read }) => [id, read])).toEqual([
      ['b', true],
      ['c', true],
    ])
  })

  it('agrees with another tab of the same user', async () => {
    const storage = memoryInboxes()
    const [here, there] = [opened(storage), opened(storage)]
    await here.add({ title: 'Untuk dua tab' })
    await vi.waitFor(() => expect(titles(there)).toEqual(['Untuk dua tab']))
    await there.markAllRead(there.state().items.map(({ id }) => id))
    await vi.waitFor(() => expect(here.state().items[0]?.read).toBe(true))
  })

  it('looks again when the page comes back', async () => {
    const storage = memoryInboxes()
    const events = new EventTarget()
    const inbox = opened(storage, 'id:7', events)
    await storage('id:7', () => [
      { id: 'a', title: 'Sementara itu', at: '2026-11-20T01:00:00Z', read: false },
    ])
    events.dispatchEvent(new Event('pageshow'))
    await vi.waitFor(() => expect(titles(inbox)).toEqual(['Sementara itu']))
  })

  it('shows nothing to another user', async () => {
    const storage = memoryInboxes()
    await opened(storage).add({ title: 'Hanya untuk saya' })
    const other = opened(storage, 'id:8')
    await vi.waitFor(() => expect(other.state().loaded).toBe(true))
    expect(titles(other)).toEqual([])
  })

  it('works in memory, and says so, where the browser refuses storage', async () => {
    const inbox = opened(refusing)
    await vi.waitFor(() => expect(inbox.state()).toEqual({ items: [], loaded: true, kept: false }))
    await inbox.add({ id: 'a', title: 'Sampai dimuat ulang' })
    await inbox.markRead('a')
    expect(inbox.state().items).toMatchObject([{ id: 'a', read: true }])
  })

  it('goes on with what it has when storage fills up', async () => {
    const store = memoryInboxes()
    let full = false
    const inbox = opened((owner, edit) => (full ? refusing(owner, edit) : store(owner, edit)))
    await inbox.add({ title: 'Pertama', at: '2026-11-20T01:00:00Z' })
    full = true
    await inbox.add({ title: 'Kedua', at: '2026-11-20T02:00:00Z' })
    expect(titles(inbox)).toEqual(['Kedua', 'Pertama'])
    expect(inbox.state().kept).toBe(false)
  })
})
