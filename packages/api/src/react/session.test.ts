import { describe, expect, it } from 'vitest'
import { openSession } from './session.ts'
import { memoryStorage } from '../fixtures/memoryStorage.ts'

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('openSession', () => {
  it('stores the token as plain text under the key `token`', () => {
    const storage = memoryStorage()
    openSession(() => storage, new EventTarget()).begin('abc')
    expect(storage.getItem('token')).toBe('abc')
  })

  it('uses the token that is already in the storage', () => {
    const storage = memoryStorage({ token: 'abc' })
    expect(openSession(() => storage, new EventTarget()).token()).toBe('abc')
  })

  it('treats an empty token as none', () => {
    expect(openSession(() => memoryStorage({ token: '' }), new EventTarget()).token()).toBeNull()
  })

  it('deletes the token after a 401, and reports that the session expired', () => {
    const storage = memoryStorage({ token: 'abc', theme: 'dark' })
    const session = openSession(() => storage, new EventTarget())
    const changes: string[] = []
    session.subscribe((change) => changes.push(change))
    session.expire('abc')
    expect([session.token(), storage.getItem('token'), storage.getItem('theme'), changes]).toEqual([
      null,
      null,
      'dark',
      ['expired'],
    ])
  })

  it('stays in memory where storage is blocked', () => {
    const session = openSession(blocked, new EventTarget())
    session.begin('abc')
    expect([session.token(), session.isStored()]).toEqual(['abc', false])
  })

  it('stays in memory when the storage is full', () => {
    const storage = memoryStorage()
    storage.setItem = blocked
    const session = openSession(() => storage, new EventTarget())
    session.begin('abc')
    expect([session.token(), session.isStored()]).toEqual(['abc', false])
  })

  it.each(['storage', 'pageshow'])('reports after the event %s that another tab signed out', (event) => {
    const storage = memoryStorage({ token: 'abc' })
    const tab = new EventTarget()
    const session = openSession(() => storage, tab)
    const changes: string[] = []
    session.subscribe((change) => changes.push(change))
    storage.removeItem('token')
    tab.dispatchEvent(new Event(event))
    tab.dispatchEvent(new Event(event))
    expect([session.token(), changes]).toEqual([null, ['elsewhere']])
  })

  it('uses the new token that another tab has stored', () => {
    const storage = memoryStorage({ token: 'abc' })
    const tab = new EventTarget()
    const session = openSession(() => storage, tab)
    storage.setItem('token', 'def')
    tab.dispatchEvent(new Event('storage'))
    expect(session.token()).toBe('def')
  })

  it('X08: a 401 for an old token keeps the new token that another tab has stored', () => {
    const storage = memoryStorage({ token: 'old' })
    const first = openSession(() => storage, new EventTarget())
    const second = openSession(() => storage, new EventTarget())
    const changes: string[] = []
    first.subscribe((change) => changes.push(change))
    second.begin('new')
    // The storage event has not reached the first tab yet.
    first.expire('old')
    expect([storage.getItem('token'), first.token(), changes]).toEqual(['new', 'new', ['elsewhere']])
  })

  it('X08: a 401 after another tab signed out reports the sign-out once', () => {
    const storage = memoryStorage({ token: 'old' })
    const first = openSession(() => storage, new EventTarget())
    const second = openSession(() => storage, new EventTarget())
    const changes: string[] = []
    first.subscribe((change) => changes.push(change))
    second.end()
    first.expire('old')
    first.expire('old')
    expect([first.token(), changes]).toEqual([null, ['elsewhere']])
  })

  it.each(['stored', 'held in memory'])('X08: a 401 for the token that is %s ends the session', (place) => {
    const kept = place === 'stored' ? memoryStorage() : undefined
    const session = openSession(() => kept ?? blocked(), new EventTarget())
    session.begin('abc')
    const changes: string[] = []
    session.subscribe((change) => changes.push(change))
    session.expire('abc')
    session.expire('abc')
    expect([session.token(), kept?.getItem('token') ?? null, changes]).toEqual([null, null, ['expired']])
  })

  it('sends no events after unsubscribing', () => {
    const session = openSession(() => memoryStorage(), new EventTarget())
    const changes: string[] = []
    session.subscribe((change) => changes.push(change))()
    session.begin('abc')
    expect(changes).toEqual([])
  })
})
