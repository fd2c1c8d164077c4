import type { InboxItem } from '@sikud/ui/notification'
import { describe, expect, it } from 'vitest'
import { memoryInboxes } from '../testing/memoryInboxes.ts'
import type { InboxStore } from './createInbox.ts'
import type { InboxStorage } from '../services.ts'
import { createLocalStore } from './localStore.ts'

const refusing: InboxStorage = () => Promise.reject(new DOMException('Refused', 'SecurityError'))
const item = (id: string, hour = 1): InboxItem => ({
  id,
  title: id,
  at: `2026-11-20T0${hour}:00:00Z`,
  read: false,
})
const load = (store: InboxStore) => store.load(undefined, new AbortController().signal)
const ids = async (store: InboxStore) => (await load(store)).items.map(({ id }) => id)

describe('createLocalStore', () => {
  it('loads the stored items', async () => {
    const store = createLocalStore('id:7', memoryInboxes([item('a')]))
    expect(await load(store)).toEqual({ items: [item('a')], isStored: true })
  })

  it('adds items, marks items as read and removes items', async () => {
    const store = createLocalStore('id:7', memoryInboxes())
    for (const id of ['c', 'b', 'a']) await store.save({ type: 'add', item: item(id) })
    await store.save({ type: 'add', item: { ...item('a'), title: 'Sekali lagi' } })
    await store.save({ type: 'remove', id: 'a' })
    await store.save({ type: 'read', ids: ['b'] })
    expect((await load(store)).items.map(({ id, read }) => [id, read])).toEqual([
      ['c', false],
      ['b', true],
    ])
  })

  it('shares an inbox between the tabs of one user, and shows nothing to another user', async () => {
    const storage = memoryInboxes()
    await createLocalStore('id:7', storage).save({ type: 'add', item: item('a') })
    expect(await ids(createLocalStore('id:7', storage))).toEqual(['a'])
    expect(await ids(createLocalStore('id:8', storage))).toEqual([])
  })

  it('works in memory and reports this if the browser refuses storage', async () => {
    const store = createLocalStore('id:7', refusing)
    expect(await load(store)).toEqual({ items: [], isStored: false })
    await store.save({ type: 'add', item: item('a') })
    await store.save({ type: 'read', ids: ['a'] })
    expect(await load(store)).toEqual({ items: [{ ...item('a'), read: true }], isStored: false })
  })

  it('keeps its items when the storage becomes full', async () => {
    const memory = memoryInboxes()
    let isFull = false
    const store = createLocalStore('id:7', (...args) => (isFull ? refusing(...args) : memory(...args)))
    await store.save({ type: 'add', item: item('a', 1) })
    isFull = true
    await store.save({ type: 'add', item: item('b', 2) })
    expect(await ids(store)).toEqual(['b', 'a'])
    expect((await load(store)).isStored).toBe(false)
  })
})
